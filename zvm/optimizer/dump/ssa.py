"""The SSA form of an op-array and what is inferred of its variables (zend_dump_op_array, zend_dump_ssa_variables)."""
from __future__ import annotations

from zvm.opcodes.dump import dump_header, op_array_name, opline_record, variable_text
from zvm.opcodes.op_array import CV, UNUSED
from zvm.optimizer.dump.blocks import BlockNaming, block_info
from zvm.optimizer.dump.types import range_text, type_text
from zvm.optimizer.ssa import NO_ESCAPE, NOT_NEGATIVE, RangeConstraint, TypeConstraint
from zvm.targets import DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.optimizer.call_graph import FunctionInfo
    from zvm.optimizer.ssa import Phi, Ssa, SsaOp

    Write = Callable[[Ssa, int, int, int], str]


class SsaNaming(BlockNaming):
    """Variables have their SSA numbers, and what is known of them unless `write` is ssa_name; `op` are those of the
    opline that is listed."""

    __slots__ = ("ssa", "op", "write")

    def __init__(self, ssa: Ssa, write: Write | None = None, version: int = DEFAULT) -> None:
        super().__init__(ssa.cfg, version)
        self.ssa = ssa
        self.write = write or ssa_variable_text
        self.op: SsaOp = ssa.ops[0]

    def operand(self, op_array: OpArray, opline: Opline, slot: str, kind: int, number: int) -> str:
        use, definition = ((self.op.op1_use, self.op.op1_def) if slot == "op1" else
                           (self.op.op2_use, self.op.op2_def))
        text = ""
        if use >= 0:
            text = " " + self.write(self.ssa, use, kind, number)
        elif definition < 0:
            text = " " + variable_text(op_array, kind, number)
        return text if definition < 0 else f"{text} -> {self.write(self.ssa, definition, kind, number)}"

    def result(self, op_array: OpArray, opline: Opline) -> str:
        if self.op.result_use >= 0:
            return ""
        if self.op.result_def < 0:
            return super().result(op_array, opline)
        return self.write(self.ssa, self.op.result_def, opline.result_type, opline.result) + " = "

    def changed_result(self, op_array: OpArray, opline: Opline) -> str:
        if self.op.result_use < 0:
            return ""
        text = " " + self.write(self.ssa, self.op.result_use, opline.result_type, opline.result)
        if self.op.result_def >= 0:
            text += " -> " + self.write(self.ssa, self.op.result_def, opline.result_type, opline.result)
        return text


def ssa_name(ssa: Ssa, name: int, kind: int, number: int) -> str:
    """`#5.CV0($a)`."""
    op_array = ssa.op_array
    variable = variable_text(op_array, CV if number < op_array.last_var else kind, number)
    return f"#{'?' if name < 0 else name}.{variable}"


def ssa_variable_text(ssa: Ssa, name: int, kind: int, number: int) -> str:
    """The same, and what is known of it (zend_dump_ssa_var)."""
    text = ssa_name(ssa, name, kind, number)
    if name >= 0 and ssa.variables:
        if ssa.variables[name].no_val:
            text += " NOVAL"
        if ssa.variables[name].escape_state == NO_ESCAPE:
            text += " NOESC"
        if ssa.infos:
            info = ssa.infos[name]
            text += type_text(info.type, info.ce, info.is_instanceof) + range_text(info.range)
    return text


def dump_ssa(ssa: Ssa, info: FunctionInfo, version: int = DEFAULT) -> str:
    """The op-array in SSA form ("dfa ssa")."""
    op_array = ssa.op_array
    naming = SsaNaming(ssa, None, version)
    parts = [dump_header(op_array, "dfa ssa", f", ssa_vars={ssa.count}{info.facts}"), info.return_text]
    for number, block in enumerate(ssa.cfg.blocks):
        parts.append(block_info(ssa.cfg, number))
        parts += [f"     {phi_text(ssa, phi)}\n" for phi in ssa.phis[number]]
        parts += [f"{position:04d} {opline_text(naming, position)}\n" for position in block.numbers]
    return "".join(parts)


def opline_text(naming: SsaNaming, number: int) -> str:
    """An opline of the form."""
    naming.op = naming.ssa.ops[number]
    op_array = naming.ssa.op_array
    return "".join(opline_record(op_array, op_array.opcodes[number], naming))


def phi_text(ssa: Ssa, phi: Phi, write: Write = ssa_variable_text) -> str:
    """A phi or pi; `write` as in SsaNaming."""
    name = write(ssa, phi.ssa_var, UNUSED, phi.var)
    sources = [write(ssa, source, UNUSED, phi.var) for source in phi.distinct_sources]
    if not phi.is_pi:
        return f"{name} = Phi({', '.join(sources)})"
    constraint = ""
    if isinstance(phi.constraint, RangeConstraint):
        constraint = _range_constraint_text(ssa, phi.constraint, write)
    elif isinstance(phi.constraint, TypeConstraint):
        constraint = " TYPE" + type_text(phi.constraint.type, phi.constraint.ce, True)
    return f"{name} = Pi<BB{phi.pi}>({sources[0]} &{constraint})"


def _range_constraint_text(ssa: Ssa, constraint: RangeConstraint, write: Write) -> str:
    limits = constraint.range
    if limits.is_unlimited:
        return ""
    least = "--" if limits.underflow else _bound(ssa, constraint.min_ssa_var, constraint.min_var, limits.min, write)
    most = "++" if limits.overflow else _bound(ssa, constraint.max_ssa_var, constraint.max_var, limits.max, write)
    return f" RANGE{'~' if constraint.negative != NOT_NEGATIVE else ''}[{least} .. {most}]"


def _bound(ssa: Ssa, name: int, variable: int, value: int, write: Write) -> str:
    if name < 0:
        return str(value)
    text = write(ssa, name, UNUSED, variable)
    if value:
        text += f" {'+' if value > 0 else '-'} {abs(value)}"
    return text


def dump_ssa_variables(ssa: Ssa) -> str:
    """What is known of each SSA variable ("SSA Variable for")."""
    parts = [f'\nSSA Variable for "{op_array_name(ssa.op_array)}"\n']
    for name, variable in enumerate(ssa.variables):
        component = "" if variable.scc < 0 else f" {'*' if variable.scc_entry else ' '}SCC={variable.scc}"
        parts.append(f"    {ssa_variable_text(ssa, name, UNUSED, variable.var)}{component}\n")
    return "".join(parts)
