"""How control leaves oplines, as Xdebug sees it, and which oplines it takes for alive: those that its walk along jumps
meets, from the beginning and each catch (xdebug_analysis_oparray)."""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.cfg import targets
from zvm.opcodes.flags import LAST_CATCH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.opcodes.op_array import OpArray

EXIT = (1 << 31) - 3  # where an opline leads that leaves the function (XDEBUG_JMP_EXIT)
NOWHERE = 0  # a way out that there is not, before others
MOST_OUTS = 64  # ways out of one opline (XDEBUG_BRANCH_MAX_OUTS)
_FORKS = frozenset((meta.JMPZ, meta.JMPNZ, meta.JMPZ_EX, meta.JMPNZ_EX, meta.FE_FETCH_R, meta.FE_FETCH_RW,
                    meta.FE_RESET_R, meta.FE_RESET_RW))
_SWITCHES = frozenset((meta.SWITCH_LONG, meta.SWITCH_STRING))
_ENDS = frozenset((meta.FAST_RET, meta.GENERATOR_RETURN, meta.EXIT, meta.THROW, meta.MATCH_ERROR, meta.RETURN))


def ways_out(function: OpArray, number: int) -> list[int] | None:
    """Where an opline leads that ends a branch, in Xdebug's order; None for one that does not (xdebug_find_jumps)."""
    opline = function.opcodes[number]
    opcode = opline.opcode
    if opcode in _FORKS:
        return [number + 1, *targets(function, opline)]
    if opcode == meta.JMP:
        return targets(function, opline)
    if opcode in _ENDS:
        return [EXIT]
    if opcode == meta.FAST_CALL:
        return [*targets(function, opline), number + 1]
    if opcode == meta.CATCH:
        if opline.extended_value & LAST_CATCH:
            return [number + 1, EXIT]
        following = targets(function, opline)
        return [number + 1] if following == [number + 1] else [number + 1, *following]
    if opcode in _SWITCHES or opcode == meta.MATCH:
        *cases, default = targets(function, opline)
        return [*cases[:MOST_OUTS - 2], default, *([number + 1] if opcode in _SWITCHES else [])]
    return [] if opcode == meta.RETURN_BY_REF else None


class Walk:
    """`alive` are the oplines that control reaches, `starts` those where branches begin, `ends` where they end, with
    their ways out; all by number."""

    def __init__(self, function: OpArray) -> None:
        self.alive: set[int] = set()
        self.starts: set[int] = set()
        self.ends: dict[int, list[int]] = {}
        oplines = function.opcodes
        waiting = [0, *(opline.number for opline in oplines if opline.opcode == meta.CATCH)]
        while waiting:
            number = waiting.pop()
            self.starts.add(number)
            while number not in self.alive and number < len(oplines):
                self.alive.add(number)
                ways = ways_out(function, number)
                if ways is not None:
                    self.ends[number] = ways
                    waiting += [way for way in ways if way != EXIT]
                    break
                number += 1
