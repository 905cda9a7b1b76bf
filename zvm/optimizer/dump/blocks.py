"""Blocks with their oplines, the dominator tree, and liveness (zend_dump_block_info, zend_dump_dfg)."""
from __future__ import annotations

from zvm.opcodes.dump import Naming, dump_header, op_array_name, opline_record, variable_text
from zvm.opcodes.op_array import CV, UNUSED
from zvm.optimizer import cfg as c
from zvm.targets import DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

    from zvm.opcodes.op_array import OpArray
    from zvm.optimizer.call_graph import FunctionInfo
    from zvm.optimizer.cfg import BasicBlock, ControlFlowGraph
    from zvm.optimizer.liveness import Liveness

_BEFORE_REACHABILITY = (
    (c.BB_START, " start"), (c.BB_RECV_ENTRY, " recv"), (c.BB_FOLLOW, " follow"), (c.BB_TARGET, " target"),
    (c.BB_EXIT, " exit"), (c.BB_ENTRY | c.BB_RECV_ENTRY, " entry"), (c.BB_TRY, " try"), (c.BB_CATCH, " catch"),
    (c.BB_FINALLY, " finally"), (c.BB_FINALLY_END, " finally_end"))
_AFTER_REACHABILITY = (
    (c.BB_UNREACHABLE_FREE, " unreachable_free"), (c.BB_LOOP_HEADER, " loop_header"),
    (c.BB_IRREDUCIBLE_LOOP, " irreducible"))


class BlockNaming(Naming):
    """Jumps lead to blocks."""

    __slots__ = ("cfg",)

    def __init__(self, cfg: ControlFlowGraph, version: int = DEFAULT) -> None:
        super().__init__(version)
        self.cfg = cfg

    def target(self, number: int) -> str:
        return f"BB{self.cfg.map[number]}"


def block_words(block: BasicBlock) -> list[str]:
    """Its flags, each with a blank before it."""
    words = [word for flag, word in _BEFORE_REACHABILITY if block.flags & flag]
    if not block.reachable:
        words.append(" unreachable")
    return words + [word for flag, word in _AFTER_REACHABILITY if block.flags & flag]


def block_info(cfg: ControlFlowGraph, number: int) -> str:
    """The lines that describe a block."""
    block = cfg.blocks[number]
    words = block_words(block)
    words.append(f" lines=[{block.start}-{block.start + block.length - 1}]" if block.length else " empty")
    lines = [("\n" if number else "") + f"BB{number}:", f"     ;{''.join(words)}"]
    if block.predecessors:
        lines.append(f"     ; from=({_names(block.predecessors)})")
    if block.successors:
        lines.append(f"     ; to=({_names(block.successors)})")
    lines += _tree_lines(block)
    return "\n".join(lines) + "\n"


def _tree_lines(block: BasicBlock) -> Iterator[str]:
    if block.idom >= 0:
        yield f"     ; idom=BB{block.idom}"
    if block.level >= 0:
        yield f"     ; level={block.level}"
    if block.loop_header >= 0:
        yield f"     ; loop_header={block.loop_header}"
    if block.children:
        yield f"     ; children=({_names(block.children)})"


def _names(numbers: list[int]) -> str:
    return ", ".join(f"BB{number}" for number in numbers)


def block_oplines(op_array: OpArray, block: BasicBlock, naming: Naming) -> str:
    """The oplines of a block."""
    return "".join(f"{number:04d} {''.join(opline_record(op_array, op_array.opcodes[number], naming))}\n"
                   for number in block.numbers)


def dump_cfg(cfg: ControlFlowGraph, info: FunctionInfo, version: int = DEFAULT) -> str:
    """The graph before dominators are known ("dfa cfg")."""
    naming = BlockNaming(cfg, version)
    parts = [dump_header(cfg.op_array, "dfa cfg", info.facts), info.return_text]
    for number, block in enumerate(cfg.blocks):
        parts.append(block_info(cfg, number))
        parts.append(block_oplines(cfg.op_array, block, naming))
    return "".join(parts)


def dump_dominators(cfg: ControlFlowGraph) -> str:
    """The dominator tree of the reachable blocks."""
    return f'\nDOMINATORS-TREE for "{op_array_name(cfg.op_array)}"\n' + "".join(
        block_info(cfg, number) for number, block in enumerate(cfg.blocks) if block.reachable)


def dump_liveness(cfg: ControlFlowGraph, liveness: Liveness) -> str:
    """What each block defines, uses, and what is alive around it."""
    parts = [f'\nVariable Liveness for "{op_array_name(cfg.op_array)}"\n']
    for number in range(len(cfg.blocks)):
        parts.append(f"  BB{number}:\n")
        for name, sets in (("def", liveness.defined), ("use", liveness.used), ("in ", liveness.alive_in),
                           ("out", liveness.alive_out)):
            parts.append(f"    ; {name} = {{{', '.join(_variables(cfg.op_array, sets[number]))}}}\n")
    return "".join(parts)


def _variables(op_array: OpArray, variables: int) -> Iterator[str]:
    for number in range(variables.bit_length()):
        if variables >> number & 1:
            yield variable_text(op_array, CV if number < op_array.last_var else UNUSED, number)
