"""What --stage adds to op-arrays as JSON: what the passes did (after), blocks (cfg), SSA form (ssa), types (types).

Reads histories and graphs (stages.py); schema.json describes it.
"""
from __future__ import annotations

from zvm.cli.dump.stages import CFG, TYPES
from zvm.optimizer.dump.blocks import block_words
from zvm.optimizer.dump.ssa import SsaNaming, opline_text, phi_text, ssa_name
from zvm.optimizer.dump.types import type_text

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.cli.dump.stages import Graph
    from zvm.optimizer.cfg import BasicBlock
    from zvm.optimizer.recorder import Change, History, Line, Step
    from zvm.optimizer.ssa import Phi, Range, Ssa, VariableInfo

_OPERANDS = ("op1_use", "op2_use", "result_use", "op1_def", "op2_def", "result_def")


def passes(history: History) -> list[dict[str, Any]]:
    """The passes in their order, those that changed nothing included."""
    return [_step(step) for step in history.steps]


def _step(step: Step) -> dict[str, Any]:
    return {"pass": step.number, "title": step.title, "oplines_before": len(step.before),
            "oplines_after": len(step.after), "changes": [_change(change) for change in step.changes]}


def _change(change: Change) -> dict[str, Any]:
    return {"kind": change.kind, "before": _line(change.before),
            "after": None if change.after is None else _line(change.after), "reasons": change.reasons}


def _line(line: Line) -> dict[str, Any]:
    return {"number": line.number, "line": line.lineno, "text": line.text}


def of_graph(graph: Graph, stage: str) -> dict[str, Any]:
    """The basic blocks in order and, but in stage cfg, the SSA form."""
    made: dict[str, Any] = {"blocks": [_block(number, block) for number, block in enumerate(graph.cfg.blocks)]}
    if stage != CFG:
        made["ssa"] = None if graph.ssa is None else _ssa(graph.ssa, stage)
    return made


def _block(number: int, block: BasicBlock) -> dict[str, Any]:
    return {"number": number, "flags": [word.strip() for word in block_words(block)], "start": block.start,
            "length": block.length, "from": block.predecessors, "to": block.successors,
            "dominator": _number(block.idom), "level": _number(block.level), "dominates": block.children,
            "loop_header": _number(block.loop_header)}


def _number(number: int) -> int | None:
    return None if number < 0 else number


def _ssa(form: Ssa, stage: str) -> dict[str, Any]:
    """The SSA form, in stage types with what is inferred of its variables."""
    naming = SsaNaming(form, ssa_name)
    return {"phis": [_phi(form, phi) for phi in form.all_phis()],
            "oplines": [_opline(naming, number) for number in range(len(form.ops))],
            "variables": [_variable(form, number, stage) for number in range(form.count)]}


def _phi(form: Ssa, phi: Phi) -> dict[str, Any]:
    return {"variable": phi.ssa_var, "block": phi.block, "pi": _number(phi.pi), "sources": list(phi.distinct_sources),
            "text": phi_text(form, phi, ssa_name)}


def _opline(naming: SsaNaming, number: int) -> dict[str, Any]:
    op = naming.ssa.ops[number]
    variables = {name: getattr(op, name) for name in _OPERANDS if getattr(op, name) >= 0}
    return {"number": number, **variables, "text": opline_text(naming, number)}


def _variable(form: Ssa, number: int, stage: str) -> dict[str, Any]:
    variable = form.variables[number]
    made: dict[str, Any] = {
        "number": number, "slot": variable.var, "definition": _number(variable.definition),
        "phi": variable.definition_phi is not None, "uses": sorted(variable.uses),
        "phi_uses": sorted({phi.ssa_var for phi in variable.phi_uses})}
    if stage == TYPES:
        made.update(_facts(form.infos[number]))
    return made


def _facts(info: VariableInfo) -> dict[str, Any]:
    return {"type": type_text(info.type, info.ce, info.is_instanceof).strip(), "range": _range(info.range),
            "class": None if info.ce is None else info.ce.name, "exact_class": info.ce is not None
            and not info.is_instanceof}


def _range(limits: Range | None) -> dict[str, Any] | None:
    if limits is None or limits.is_unlimited:
        return None
    return {"min": limits.min, "max": limits.max, "underflow": limits.underflow, "overflow": limits.overflow}
