"""The control-flow graph of op-arrays for Graphviz: `zvm-dump --format=dot FILE | dot -Tsvg`.

Reads a Compiled and a View; a cluster a function, a box a basic block (opcodes/cfg.py). Dashed red edges are where
exceptions lead, dotted ones where a finally block goes on; grey boxes are never reached.
"""
from __future__ import annotations

from zvm.cli.dump.text import opline_pieces
from zvm.cli.dump.view import Notes, View, display_name, readable, select, split_lines
from zvm.opcodes import metadata as meta
from zvm.opcodes.cfg import CALL, CASE, JUMP, NEXT, RETURN, Block, blocks_of, may_throw

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

    from zvm.cli.dump.compiling import Compiled
    from zvm.opcodes.op_array import OpArray

_WIDEST = 70  # characters of a line
_TRUE, _FALSE = "true", "false"
# what it means to jump and to go on
_LABELS = {meta.JMPZ: (_FALSE, _TRUE), meta.JMPZ_EX: (_FALSE, _TRUE), meta.JMPNZ: (_TRUE, _FALSE),
           meta.JMPNZ_EX: (_TRUE, _FALSE), meta.JMP_SET: (_TRUE, _FALSE), meta.COALESCE: ("not null", "null"),
           meta.JMP_NULL: ("null", "not null"), meta.FE_RESET_R: ("empty", ""), meta.FE_RESET_RW: ("empty", ""),
           meta.FE_FETCH_R: ("end", "next"), meta.FE_FETCH_RW: ("end", "next"), meta.CATCH: ("another class", ""),
           meta.ASSERT_CHECK: ("assertions off", "")}
_STYLES = {NEXT: "", JUMP: "color=\"#0550ae\"", CASE: "color=\"#0550ae\"", CALL: "color=\"#9a6700\" penwidth=2",
           RETURN: "color=\"#9a6700\" style=dotted"}


def jump_labels(opcode: int) -> tuple[str, str]:
    """What it means that an opline jumps, and that it goes on."""
    return _LABELS.get(opcode, ("", ""))


def whole(graphs: list[str]) -> str:
    """The parts of all sources as one graph."""
    return ("digraph \"zvm-dump\" {\n"
            "  graph [fontname=\"monospace\" labeljust=l rankdir=TB nodesep=0.4 ranksep=0.35]\n"
            "  node [shape=box fontname=\"monospace\" fontsize=10 margin=\"0.12,0.08\"]\n"
            "  edge [fontname=\"monospace\" fontsize=9]\n" + "".join(graphs) + "}\n")


def graphs(compiled: Compiled, view: View, number: int) -> str:
    """The clusters of one source, the graph's `number`th."""
    lines = split_lines(compiled.source) if view.source else []
    return "".join(part for index, op_array in enumerate(select(compiled.op_arrays, view.functions)[0])
                   for part in _cluster(f"s{number}f{index}", op_array, Notes(op_array, view, lines)))


def _cluster(prefix: str, op_array: OpArray, notes: Notes) -> Iterator[str]:
    title = f"{display_name(op_array)}, lines {op_array.line_start}-{op_array.line_end}"
    yield f"  subgraph \"cluster_{prefix}\" {{\n    label=\"{quoted(title)}\"\n    color=\"#d0d7de\"\n"
    blocks = blocks_of(op_array)
    for block in blocks:
        label = "".join(quoted(line) + "\\l" for line in _block_lines(block, notes))
        style = "" if block.reachable else " color=\"#b0b8c0\" fontcolor=\"#8c959f\""
        yield f"    {prefix}_{block.start} [label=\"{label}\"{style}]\n"
    for block in blocks:
        yield from _edges(prefix, op_array, block)
    yield "  }\n"


def _block_lines(block: Block, notes: Notes) -> Iterator[str]:
    for number in range(block.start, block.end):
        source = notes.source_before(number)
        if source is not None and source[1].strip():
            yield short(f"; {source[0]}: {source[1].strip()}")
        line = "".join(text for _, text in opline_pieces(notes.op_array, number))
        handler = notes.handler_remark(number) if notes.view.handlers else ""
        yield short(line) + (f"  ; {handler}" if handler else "")


def _edges(prefix: str, op_array: OpArray, block: Block) -> Iterator[str]:
    last = op_array.opcodes[block.end - 1]
    if last.opcode == meta.OP_DATA and block.end - block.start > 1:
        last = op_array.opcodes[block.end - 2]
    jumping, going_on = jump_labels(last.opcode)
    cases: dict[int, list[str]] = {}
    for kind, target, label in block.edges:
        if kind == CASE:
            cases.setdefault(target, []).append(label)
            continue
        text = label or (jumping if kind == JUMP else going_on if kind == NEXT else "")
        if kind == RETURN:
            text = "after finally"
        yield _edge(prefix, block.start, target, text, _STYLES[kind])
    for target, labels in cases.items():
        yield _edge(prefix, block.start, target, short(", ".join(labels)), _STYLES[CASE])
    if any(may_throw(opline) for opline in op_array.opcodes[block.start:block.end]):
        for _, target in block.handlers:
            yield _edge(prefix, block.start, target, "",
                        "color=\"#cf222e\" style=dashed constraint=false")


def _edge(prefix: str, source: int, target: int, label: str, style: str) -> str:
    return edge(f"{prefix}_{source}", f"{prefix}_{target}", label, style)


def edge(source: str, target: str, label: str, style: str) -> str:
    """An edge between two nodes."""
    written = f"label=\"{quoted(label)}\" " if label else ""
    return f"    {source} -> {target} [{written}{style}]\n"


def short(text: str) -> str:
    """A line that is not too wide, readable."""
    text = readable(text).replace("\n", "\\n").replace("\t", "\\t")
    return text if len(text) <= _WIDEST else text[:_WIDEST - 1] + "\u2026"


def quoted(text: str) -> str:
    """For a string of DOT, which knows the entities of HTML."""
    text = readable(text) if all(ord(character) < 256 for character in text) else text
    text = text.replace("&", "&amp;").replace("\\", "\\\\").replace('"', '\\"')
    return text.encode("ascii", "xmlcharrefreplace").decode("ascii")
