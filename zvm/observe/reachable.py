"""Which oplines Xdebug takes for alive: those that its walk along jumps meets, from the beginning and each catch."""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.cfg import targets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.opcodes.op_array import OpArray

_FORKS = frozenset((meta.JMPZ, meta.JMPNZ, meta.JMPZ_EX, meta.JMPNZ_EX, meta.FE_FETCH_R, meta.FE_FETCH_RW,
                    meta.FE_RESET_R, meta.FE_RESET_RW, meta.FAST_CALL, meta.CATCH, meta.SWITCH_LONG,
                    meta.SWITCH_STRING))
_LEAPS = frozenset((meta.JMP, meta.MATCH))
_ENDS = frozenset((meta.FAST_RET, meta.GENERATOR_RETURN, meta.EXIT, meta.THROW, meta.MATCH_ERROR, meta.RETURN,
                   meta.RETURN_BY_REF))


def alive_oplines(function: OpArray) -> set[int]:
    """The numbers of those that the walk meets (xdebug_analysis_oparray)."""
    alive: set[int] = set()
    starts = [0, *(opline.number for opline in function.opcodes if opline.opcode == meta.CATCH)]
    waiting = [number for number in starts if number < len(function.opcodes)]
    while waiting:
        number = waiting.pop()
        while number not in alive and number < len(function.opcodes):
            alive.add(number)
            opcode = function.opcodes[number].opcode
            if opcode in _FORKS or opcode in _LEAPS:
                waiting += targets(function, function.opcodes[number])
            if opcode in _LEAPS or opcode in _ENDS:
                break
            number += 1
    return alive
