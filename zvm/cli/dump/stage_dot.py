"""The optimizer's graphs for Graphviz: blocks and dominators (cfg), definitions and their uses (ssa, types).

Reads op-arrays with their graphs (stages.py); a cluster a function. In cfg a box is a basic block, grey dashed edges
lead from each block to those it dominates immediately. In ssa and types a box is an opline or phi within its block;
an edge leads from what makes an SSA variable to what reads it, labelled with it and, in types, with its type.
"""
from __future__ import annotations

from zvm.cli.dump.dot import edge, quoted, short
from zvm.cli.dump.stages import CFG, TYPES
from zvm.cli.dump.view import display_name
from zvm.opcodes.dump import opline_record
from zvm.opcodes.op_array import UNUSED
from zvm.optimizer.dump.blocks import BlockNaming, block_words
from zvm.optimizer.dump.ssa import SsaNaming, opline_text, phi_text, ssa_name
from zvm.optimizer.dump.types import range_text, type_text

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

    from zvm.cli.dump.stages import Graph
    from zvm.opcodes.op_array import OpArray
    from zvm.optimizer.cfg import BasicBlock
    from zvm.optimizer.ssa import Ssa

_FLOW = 'color="#57606a" penwidth=1.5'
_DOMINATES = 'color="#b0b8c0" style=dashed constraint=false arrowhead=empty'
_CARRIES = 'color="#0550ae" constraint=false'
_PHI = ' shape=ellipse color="#8250df"'
_HIDDEN = ' color="#b0b8c0" fontcolor="#8c959f"'


def clusters(graphs: dict[OpArray, Graph], stage: str, number: int) -> str:
    """The functions of one source, the graph's `number`th."""
    return "".join(part for index, (op_array, graph) in enumerate(graphs.items())
                   for part in _cluster(f"s{number}f{index}", op_array, graph, stage))


def _cluster(prefix: str, op_array: OpArray, graph: Graph, stage: str) -> Iterator[str]:
    title = f"{display_name(op_array)}, lines {op_array.line_start}-{op_array.line_end}"
    if stage == CFG:
        lines = _blocks(prefix, graph)
    elif graph.ssa is None:
        title += ": no SSA form, it catches exceptions or reaches variables by name"
        lines = iter((f"    {prefix} [shape=plaintext label=\"\"]\n",))
    else:
        lines = _definitions(prefix, graph.ssa, stage)
    yield f"  subgraph \"cluster_{prefix}\" {{\n    label=\"{quoted(title)}\"\n    color=\"#d0d7de\"\n"
    yield from lines
    yield "  }\n"


def _label(lines: list[str]) -> str:
    return "".join(quoted(short(line)) + "\\l" for line in lines)


def _head(number: int, block: BasicBlock) -> str:
    return f"BB{number}:{''.join(block_words(block))}"


def _blocks(prefix: str, graph: Graph) -> Iterator[str]:
    cfg = graph.cfg
    naming = BlockNaming(cfg)
    opcodes = cfg.op_array.opcodes
    for number, block in enumerate(cfg.blocks):
        lines = [f"{at:04d} {''.join(opline_record(cfg.op_array, opcodes[at], naming))}" for at in block.numbers]
        style = "" if block.reachable else _HIDDEN
        yield f"    {prefix}_b{number} [label=\"{_label([_head(number, block), *lines])}\"{style}]\n"
    for number, block in enumerate(cfg.blocks):
        for successor in block.successors:
            yield edge(f"{prefix}_b{number}", f"{prefix}_b{successor}", "", _FLOW)
        for child in block.children:
            yield edge(f"{prefix}_b{number}", f"{prefix}_b{child}", "", _DOMINATES)


def _definitions(prefix: str, ssa: Ssa, stage: str) -> Iterator[str]:
    naming = SsaNaming(ssa, ssa_name)
    ends = []
    for number, block in enumerate(ssa.cfg.blocks):
        yield (f"    subgraph \"cluster_{prefix}_b{number}\" {{\n      label=\"{quoted(_head(number, block))}\"\n"
               f"      color=\"{'#8c959f' if block.reachable else '#d0d7de'}\"\n"
               f"      {prefix}_b{number} [shape=point]\n")
        nodes = {f"p{phi.ssa_var}": f"{_label([phi_text(ssa, phi, ssa_name)])}\"{_PHI}" for phi in ssa.phis[number]}
        nodes |= {f"o{at}": f"{_label([f'{at:04d} {opline_text(naming, at)}'])}\"" for at in block.numbers}
        for name, label in nodes.items():
            yield f"      {prefix}_{name} [label=\"{label}]\n"
        yield f"      {' -> '.join(f'{prefix}_{name}' for name in (f'b{number}', *nodes))} [style=invis]\n    }}\n"
        ends.append(f"{prefix}_{[f'b{number}', *nodes][-1]}")
    for end, block in zip(ends, ssa.cfg.blocks, strict=True):
        for successor in block.successors:
            yield edge(end, f"{prefix}_b{successor}", "", _FLOW)
    for number in range(ssa.count):
        yield from _uses(prefix, ssa, number, stage)


def _uses(prefix: str, ssa: Ssa, number: int, stage: str) -> Iterator[str]:
    variable = ssa.variables[number]
    if variable.definition >= 0:
        source = f"{prefix}_o{variable.definition}"
    elif variable.definition_phi is not None:
        source = f"{prefix}_p{number}"
    else:  # as the function begins
        return
    label = ssa_name(ssa, number, UNUSED, variable.var)
    if stage == TYPES:
        info = ssa.infos[number]
        label += type_text(info.type, info.ce, info.is_instanceof) + range_text(info.range)
    readers = [f"{prefix}_o{use}" for use in sorted(variable.uses)]
    readers += [f"{prefix}_p{phi.ssa_var}" for phi in reversed(variable.phi_uses)]
    for reader in dict.fromkeys(readers):
        yield edge(source, reader, short(label), _CARRIES)
