"""How often opcodes and handlers occur, over everything a command compiled."""
from __future__ import annotations

from collections import Counter

from zvm.cli.dump.view import plural
from zvm.opcodes import metadata as meta

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.cli.dump.compiling import Compiled
    from zvm.opcodes.op_array import OpArray

NO_HANDLER = "(none)"


class Statistics:
    """Counts; `add` each source, then print `tables`."""

    def __init__(self) -> None:
        self.files = self.op_arrays = self.oplines = 0
        self.opcodes: Counter[str] = Counter()
        self.handlers: Counter[str] = Counter()

    def add(self, compiled: Compiled, op_arrays: list[OpArray]) -> None:
        """Count a source's op-arrays; they get linked, since handlers are chosen then."""
        from zvm.linker.handler_selection import handler_name
        from zvm.linker.links import link_script

        if compiled.script is None:
            return
        link_script(compiled.script)
        self.files += 1
        for op_array in op_arrays:
            self.op_arrays += 1
            self.oplines += len(op_array.opcodes)
            following = None
            for opline in reversed(op_array.opcodes):
                self.opcodes[meta.NAMES[opline.opcode] or "?"] += 1
                self.handlers[handler_name(opline, following) or NO_HANDLER] += 1
                following = opline

    def tables(self) -> list[tuple[str, list[tuple[str, int, float]]]]:
        """(title, rows of name, count, share in percent), the most frequent first."""
        of = f"{self.oplines} oplines of {plural(self.op_arrays, 'op-array')}, {plural(self.files, 'file')}"
        return [(f"{len(counts)} {what} in {of}",
                 [(name, count, 100 * count / self.oplines)
                  for name, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))])
                for what, counts in (("opcodes", self.opcodes), ("handlers", self.handlers))]

    def text(self) -> str:
        """The tables for a pipe: columns of blanks."""
        tables = []
        for title, rows in self.tables():
            width = max((len(name) for name, _, _ in rows), default=0)
            lines = [f"  {name:<{width}} {count:8d} {share:6.2f} %\n" for name, count, share in rows]
            tables.append("".join([title + "\n", *lines]))
        return "\n".join(tables)
