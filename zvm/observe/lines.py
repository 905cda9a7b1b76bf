"""Which lines of a file can be executed, and which lines executed oplines stand for, as pcov says it."""
from __future__ import annotations

from itertools import chain

from zvm.opcodes import metadata as meta
from zvm.opcodes.op_array import OpArray
from zvm.opcodes.script import Script, with_dynamic_defs
from zvm.optimizer.cfg import BB_REACHABLE, build_cfg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zvm.engine.facade import Engine

IGNORED = frozenset((
    meta.NOP, meta.OP_DATA, meta.FE_FREE, meta.FREE, meta.ASSERT_CHECK, meta.VERIFY_RETURN_TYPE, meta.RECV,
    meta.RECV_INIT, meta.RECV_VARIADIC, meta.SEND_VAL, meta.SEND_VAR_EX, meta.SEND_REF, meta.SEND_UNPACK,
    meta.DECLARE_CONST, meta.DECLARE_CLASS, meta.DECLARE_CLASS_DELAYED, meta.DECLARE_FUNCTION, meta.DECLARE_ANON_CLASS,
    meta.FAST_RET, meta.FAST_CALL, meta.TICKS, meta.EXT_STMT, meta.EXT_FCALL_BEGIN, meta.EXT_FCALL_END, meta.EXT_NOP,
    meta.BIND_GLOBAL))


class ExecutedLines:
    """The lines of files that were executed, in the order in which Marks told of them, whose tool this is."""

    def __init__(self) -> None:
        self.by_file: dict[str, dict[int, None]] = {}

    def wants(self, path: str) -> bool:
        """Whether a file is to be covered."""
        raise NotImplementedError

    def executed(self, function: OpArray, marks: bytes | bytearray) -> None:
        """Take what was executed."""
        path = function.filename
        if path is None or not self.wants(path):
            return
        lines = {opline.lineno: None for opline, mark in zip(function.opcodes, marks, strict=True)
                 if mark and opline.opcode not in IGNORED}
        if lines:
            self.by_file.setdefault(path, {}).update(lines)

    def compiled(self, script: Script) -> None:
        """Marks keeps the files, which are looked at when it is asked for their lines."""


def executable_lines(engine: Engine, script: Script) -> list[int]:
    """The lines of a file that can be executed, in pcov's order: main code, methods, functions, each followed by the
    functions declared in it."""
    lines: dict[int, None] = {}
    for function in chain(with_dynamic_defs(script.main), script.method_op_arrays(), script.function_op_arrays()):
        for number in _reachable(function, engine.internal_function):
            lines.setdefault(function.opcodes[number].lineno, None)
    return list(lines)


def _reachable(function: OpArray, internal_function: Callable[[str], object]) -> Iterator[int]:
    """The numbers of the oplines that count, of blocks that control reaches."""
    blocks = build_cfg(function, lambda name: internal_function(name) is not None).blocks
    for block in blocks:
        if not block.flags & BB_REACHABLE:
            continue
        number, end = block.start, block.start + block.length
        while number < end:
            opcode = function.opcodes[number].opcode
            if opcode not in IGNORED:
                yield number
                if opcode == meta.NEW and function.opcodes[number + 1].opcode == meta.DO_FCALL:
                    number += 1  # of a constructor without arguments
            number += 1
        if block is blocks[0] and end == len(function.opcodes):
            return
