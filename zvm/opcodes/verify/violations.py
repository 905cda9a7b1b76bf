"""What a verifier finds: a rule broken at a place, and how it is shown.

Reads op-arrays and dump.py; made by the modules of this package, raised as VerificationError by `verify`.
"""
from __future__ import annotations

from zvm.opcodes.dump import op_array_name, opline_record

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import OpArray

_AROUND = 1  # oplines shown on either side


class Violation:
    """Rule `rule` is broken at opline `number` (None: by the op-array as a whole). `related` are other oplines that
    show why."""

    __slots__ = ("op_array", "number", "rule", "message", "related")

    def __init__(self, op_array: OpArray, number: int | None, rule: str, message: str,
                 related: tuple[int, ...] = ()) -> None:
        self.op_array, self.number, self.rule, self.message, self.related = op_array, number, rule, message, related

    def __str__(self) -> str:
        where = op_array_name(self.op_array)
        if self.number is not None:
            where += f" at {self.number:04d}"
        return f"{where}: {self.rule}: {self.message}\n{self.listing()}"

    def listing(self) -> str:
        """The lines of the dump in question, the opline itself marked."""
        wanted = set(self.related)
        if self.number is not None:
            wanted.update(range(self.number - _AROUND, self.number + _AROUND + 1))
        lines = []
        previous = None
        for number in sorted(wanted):
            if 0 <= number < len(self.op_array.opcodes):
                if previous is not None and number > previous + 1:
                    lines.append("       ...\n")
                lines.append(f"  {'>' if number == self.number else ' '} {number:04d} {_text(self.op_array, number)}\n")
                previous = number
        return "".join(lines)


def _text(op_array: OpArray, number: int) -> str:
    """An opline's line in the dump; of one too broken for that, its bare numbers."""
    opline = op_array.opcodes[number]
    try:
        return "".join(opline_record(op_array, opline))
    except (LookupError, AttributeError, TypeError, ValueError):
        return (f"opcode {opline.opcode}: op1 {opline.op1_type}/{opline.op1}, op2 {opline.op2_type}/{opline.op2}, "
                f"result {opline.result_type}/{opline.result}, extended value {opline.extended_value}")


class VerificationError(Exception):
    """An op-array that breaks rules; `violations` has them all, the message too."""

    def __init__(self, violations: list[Violation]) -> None:
        super().__init__("".join(map(str, violations)).rstrip("\n"))
        self.violations = violations
