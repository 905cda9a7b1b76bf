"""Count the oplines a script executes: used by scripts/bench, which divides by the seconds of an undisturbed run."""
from __future__ import annotations

import sys

from zvm.cli import main as command
from zvm.engine import Engine
from zvm.opcodes.metadata import JMPNZ, JMPZ

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.opcodes.script import Script


class CountingEngine(Engine):
    """An engine whose oplines count themselves; one handler that carries out a comparison and its jump counts both."""

    def __init__(self) -> None:
        super().__init__(native=False)
        self.opline_count = 0

    def compile_source(self, source: str, filename: str, **options: Any) -> Script:
        script = super().compile_source(source, filename, **options)
        for op_array in script.op_arrays():
            followers = [*op_array.opcodes[1:], None]
            for opline, follower in zip(op_array.opcodes, followers, strict=True):
                is_fused = follower is not None and follower.opcode in (JMPZ, JMPNZ) and opline.next is not follower
                opline.handler = self._counted(opline.handler, 2 if is_fused else 1)
        return script

    def _counted(self, handler: Any, weight: int) -> Callable[..., Any]:
        def counted(ex: Any, op: Any) -> Any:
            self.opline_count += weight
            return handler(ex, op)

        return counted


def main(argv: list[str]) -> None:
    """Run `FILE ARGS…`; the script's output on standard output, then the count on standard error."""
    engine = CountingEngine()

    def task() -> int:
        engine.set_arguments(argv[0], argv[1:])
        return engine.run_source(command.read_source(argv[0]), argv[0])

    status = command.run_with_large_stack(task)
    sys.stderr.write(f"{engine.opline_count}\n")
    sys.exit(status)
