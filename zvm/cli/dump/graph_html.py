"""The optimizer's graph of op-arrays as a page: blocks (--stage=cfg), SSA form (ssa), inferred types (types).

Reads op-arrays with their graphs (stages.py). A block is a table: what leads to it and where it leads, its phis, its
oplines; in stage types what is known of the variables each defines stands beside them.
"""
from __future__ import annotations

from zvm.cli.dump.dot import jump_labels
from zvm.cli.dump.html import colored, contents, escape
from zvm.cli.dump.stages import CFG, TYPES
from zvm.cli.dump.view import display_name, plural
from zvm.opcodes.cfg import targets
from zvm.opcodes.dump import opline_record
from zvm.opcodes.op_array import UNUSED
from zvm.optimizer.dump.blocks import BlockNaming, block_words
from zvm.optimizer.dump.ssa import SsaNaming, opline_text, phi_text, ssa_name
from zvm.optimizer.dump.types import range_text, type_text

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable, Iterator

    from zvm.cli.dump.compiling import Compiled
    from zvm.cli.dump.stages import Graph
    from zvm.opcodes.op_array import OpArray
    from zvm.optimizer.cfg import BasicBlock
    from zvm.optimizer.ssa import Ssa


def section(compiled: Compiled, graphs: dict[OpArray, Graph], stage: str, number: int) -> str:
    """One source, the page's `number`th."""
    parts = [f"<section>\n<h1>{escape(compiled.filename)}</h1>\n"]
    parts.append(contents(number, graphs))
    for index, (op_array, graph) in enumerate(graphs.items()):
        parts += _article(f"s{number}f{index}", op_array, graph, stage)
    return "".join([*parts, "</section>\n"])


def _article(anchor: str, op_array: OpArray, graph: Graph, stage: str) -> Iterator[str]:
    facts = [f"lines {op_array.line_start}&ndash;{op_array.line_end}", plural(len(graph.cfg.blocks), "block")]
    if graph.ssa is not None and stage != CFG:
        facts.append(plural(graph.ssa.count, "SSA variable"))
    elif stage != CFG:
        facts.append("no SSA form: it catches exceptions or reaches variables by name")
    yield (f"<article id=\"{anchor}\">\n<h2>{escape(display_name(op_array))}</h2>\n"
           f"<p class=\"facts\">{' &middot; '.join(facts)}</p>\n")
    for number, block in enumerate(graph.cfg.blocks):
        yield from _block(anchor, number, block, _edge_labels(op_array, graph, block))
        yield from _block_lines(graph, number, stage)
        yield "</table>\n"
    yield "</article>\n"


def _edge_labels(op_array: OpArray, graph: Graph, block: BasicBlock) -> dict[int, str]:
    """What it means to go to which block."""
    numbers = list(block.numbers)
    if not numbers:
        return {}
    last = op_array.opcodes[numbers[-1]]
    jumping, going_on = jump_labels(last.opcode)
    reached = set(targets(op_array, last)) if jumping or going_on else set()
    labels = {number: jumping if graph.cfg.blocks[number].start in reached else going_on
              for number in block.successors}
    return {number: label for number, label in labels.items() if label}


def _block(anchor: str, number: int, block: BasicBlock, labels: dict[int, str]) -> Iterator[str]:
    facts = [", ".join(word.strip() for word in block_words(block))]
    for text, numbers in (("from", block.predecessors), ("to", block.successors),
                          ("immediate dominator", [block.idom] if block.idom >= 0 else []),
                          ("dominates", block.children),
                          ("loop begins in", [block.loop_header] if block.loop_header >= 0 else [])):
        if numbers:
            facts.append(f"{text} {_links(anchor, numbers, labels if text == 'to' else {})}")
    yield (f"<table class=\"block{'' if block.reachable else ' unreachable'}\" id=\"{anchor}b{number}\">\n"
           f"<caption><b>BB{number}</b> {' &middot; '.join(facts)}</caption>\n")


def _links(anchor: str, numbers: Iterable[int], labels: dict[int, str]) -> str:
    return ", ".join(f"<a href=\"#{anchor}b{number}\">BB{number}</a>" + (f" ({labels[number]})" if number in labels
                                                                      else "") for number in numbers)


def _block_lines(graph: Graph, number: int, stage: str) -> Iterator[str]:
    cfg, ssa = graph.cfg, graph.ssa
    block = cfg.blocks[number]
    if ssa is None or stage == CFG:
        plain = BlockNaming(cfg)
        for at in block.numbers:
            yield _line(f"{at:04d}", "".join(opline_record(cfg.op_array, cfg.op_array.opcodes[at], plain)), "")
        return
    naming = SsaNaming(ssa, ssa_name)
    for phi in ssa.phis[number]:
        yield _line("", phi_text(ssa, phi, ssa_name), _facts(ssa, [phi.ssa_var]) if stage == TYPES else "", "phi")
    for at in block.numbers:
        op = ssa.ops[at]
        known = _facts(ssa, (op.op1_def, op.op2_def, op.result_def)) if stage == TYPES else ""
        yield _line(f"{at:04d}", opline_text(naming, at), known)


def _line(number: str, text: str, facts: str, css: str = "opline") -> str:
    return (f"<tr><td class=\"number\">{number}</td><td class=\"{css}\">{colored(text)}</td>"
            f"<td class=\"facts\">{facts}</td></tr>\n")


def _facts(ssa: Ssa, variables: Iterable[int]) -> str:
    """What is known of those that are defined."""
    lines = []
    for number in variables:
        if number >= 0:
            info = ssa.infos[number]
            known = type_text(info.type, info.ce, info.is_instanceof) + range_text(info.range)
            lines.append(f"<b>{escape(ssa_name(ssa, number, UNUSED, ssa.variables[number].var))}</b>{escape(known)}")
    return "<br>".join(lines)
