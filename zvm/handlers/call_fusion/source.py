"""Source that fetches the arguments of a fused call, for handlers made at run time.

Of argument 0 the value is called a0, and s0 the number of its slot or, of a constant, the value itself. `slot` is where
the result goes and where SEND_* left what could not wait; call(ex, op) is the slow path. How operands are read is
printed from the rules of plans (zvm/executor/generated/operands.py).
"""
from __future__ import annotations

from zvm.executor.generated.operands import FETCH, RELEASE, SETTLE
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, UNUSED, VAR
from zvm.runtime.functions.code_writer import CodeWriter

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.handlers.call_fusion.site import Send

CONSTANT, TEMPORARY, VARIABLE, PLAIN_CV, REFERENCE, KEPT, KEPT_REFERENCE = "ctvlrkq"  # kinds
OPERAND_TYPES = {CONSTANT: CONST, TEMPORARY: TMP_VAR, VARIABLE: VAR, PLAIN_CV: CV}  # of those that DO_* fetches itself


def kind_of(send: Send) -> str:
    """What is to be done for an argument; "?" for what only its SEND_* can do."""
    if send.is_kept:
        return KEPT_REFERENCE if send.by_reference else KEPT
    kind = send.opline.op1_type
    if send.by_reference:
        return REFERENCE if kind == CV else "?"
    return {CONST: CONSTANT, TMP_VAR: TEMPORARY, CV: PLAIN_CV}.get(kind, VARIABLE)


class ArgumentSource:
    """The lines for arguments of some kinds."""

    def __init__(self, kinds: str) -> None:
        self.kinds = kinds
        self.names = [f"a{index}" for index in range(len(kinds))]

    def maker(self, title: str, parameters: str, body: list[str]) -> CodeWriter:
        """make(), which returns the handler with this body; besides `parameters` it takes what every argument is."""
        writer = CodeWriter(title)
        operands = "".join([f", s{index}" for index in range(len(self.kinds))])
        writer.begin(f"def make(call, slot, {parameters}{operands}):")
        writer.begin("def handler(ex, op):")
        writer.add("slots = ex.slots", *body)
        writer.end()
        writer.add("return handler")
        return writer

    def fetches(self) -> list[str]:
        """Every argument into its name."""
        lines = []
        kept = [name for name, kind in zip(self.names, self.kinds, strict=True) if kind in (KEPT, KEPT_REFERENCE)]
        if len(kept) == 1:
            lines.append(f"{kept[0]} = slots[slot]")
        elif kept:
            lines.append(f"{', '.join(kept)} = slots[slot]")
        for index, kind in enumerate(self.kinds):
            if kind in OPERAND_TYPES:
                lines += self.of(FETCH, index)
            elif kind == REFERENCE:
                name = self.names[index]
                lines += [f"{name} = slots[s{index}]", f"if type({name}) is not Reference:",
                          f" {name} = slots[s{index}] = Reference(None if {name} is UNDEF else {name})"]
        return lines

    def of(self, part: dict[int, tuple[str, ...]], index: int) -> list[str]:
        """The lines of a part of reading (FETCH, DEREFERENCE, SETTLE, RELEASE) for an argument; none where the kind
        does not need it."""
        template = part.get(OPERAND_TYPES.get(self.kinds[index], UNUSED), ())
        return [line.format(value=self.names[index], number=f"s{index}") for line in template]

    def settled(self) -> list[str]:
        """Every argument as its value; an undefined one takes the slow path."""
        return [line for index in range(len(self.kinds)) for line in self.of(SETTLE, index)]

    def released(self, scalars: frozenset[int] = frozenset(), kept: bool = True) -> list[str]:
        """Temporaries leave their slots, except those known to be `scalars`; so does what SEND_* kept."""
        lines = [line for index in range(len(self.kinds)) if index not in scalars for line in self.of(RELEASE, index)]
        if kept and (KEPT in self.kinds or KEPT_REFERENCE in self.kinds):
            lines.append("slots[slot] = None")
        return lines
