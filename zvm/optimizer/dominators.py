"""Which block dominates which, and which blocks are loops (zend_cfg.c).

Reads a ControlFlowGraph with predecessors; fills in `idom`, `level`, `children` and `loop_header` of its blocks, the
flags of loop headers and FUNC_NO_LOOPS and FUNC_IRREDUCIBLE of the graph.
"""
from __future__ import annotations

from zvm.optimizer.cfg import BB_IRREDUCIBLE_LOOP, BB_LOOP_HEADER, FUNC_IRREDUCIBLE, FUNC_NO_LOOPS

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.optimizer.cfg import BasicBlock, ControlFlowGraph


def find_dominators(cfg: ControlFlowGraph) -> None:
    """The dominator tree, after Cooper, Harvey and Kennedy (zend_cfg_compute_dominators_tree), in place of an earlier
    one."""
    blocks = cfg.blocks
    for block in blocks:
        block.idom = block.level = -1
        block.children = []
    blocks[0].level = 0
    if len(blocks) == 1:
        return
    _find_immediate_dominators(blocks)
    waiting = [0]
    while waiting:
        number = waiting.pop()
        for child in blocks[number].children:
            blocks[child].level = blocks[number].level + 1
            waiting.append(child)
    for block in blocks:
        if block.reachable and block.level < 0:  # entered by exceptions only
            block.level = 0


def _find_immediate_dominators(blocks: list[BasicBlock]) -> None:
    order = _postorder(blocks)
    idom = {0: 0}
    changed = True
    while changed:
        changed = False
        for number in range(1, len(blocks)):
            dominator = -1
            for predecessor in blocks[number].predecessors:
                if predecessor not in idom:
                    continue
                if dominator < 0:
                    dominator = predecessor
                while dominator != predecessor:
                    while order[predecessor] < order[dominator]:
                        predecessor = idom[predecessor]
                    while order[dominator] < order[predecessor]:
                        dominator = idom[dominator]
            if dominator >= 0 and idom.get(number) != dominator:
                idom[number] = dominator
                changed = True
    for number in range(1, len(blocks)):
        if number in idom:
            blocks[number].idom = idom[number]
            blocks[idom[number]].children.append(number)


def _postorder(blocks: list[BasicBlock]) -> list[int]:
    """The place of each block in a depth-first walk that counts a block after its successors; -1 of those not met."""
    order = [-1] * len(blocks)
    met = {0}
    path = [(0, iter(blocks[0].successors))]
    count = 0
    while path:
        number, rest = path[-1]
        for successor in rest:
            if successor not in met:
                met.add(successor)
                path.append((successor, iter(blocks[successor].successors)))
                break
        else:
            path.pop()
            order[number] = count
            count += 1
    return order


def dominates(blocks: list[BasicBlock], dominator: int, number: int) -> bool:
    """Whether every way to block `number` leads through `dominator`."""
    level = blocks[dominator].level
    while blocks[number].level > level:
        number = blocks[number].idom
    return number == dominator


def find_loops(cfg: ControlFlowGraph) -> None:
    """Loop headers, and the innermost loop of each block, after Sreedhar, Gao and Lee's DJ graphs
    (zend_cfg_identify_loops)."""
    blocks = cfg.blocks
    flags = FUNC_NO_LOOPS
    if len(blocks) > 1:
        times = _walk_times(blocks)
        for number in reversed(_by_level(blocks)):
            flags = _find_loop(blocks, number, times, flags)
    cfg.flags |= flags


def _find_loop(blocks: list[BasicBlock], number: int, times: list[tuple[int, int]], flags: int) -> int:
    """Take a block as the header of the loops that jump back to it; gives the function's flags."""
    block = blocks[number]
    if len(block.predecessors) < 2:
        return flags
    ends: list[int] = []
    for predecessor in block.predecessors:
        if block.idom == predecessor:
            continue
        if dominates(blocks, number, predecessor):
            block.flags |= BB_LOOP_HEADER
            flags &= ~FUNC_NO_LOOPS
            ends.append(predecessor)
        elif times[predecessor][0] > times[number][0] and times[predecessor][1] < times[number][1]:
            block.flags |= BB_IRREDUCIBLE_LOOP
            flags = (flags | FUNC_IRREDUCIBLE) & ~FUNC_NO_LOOPS
    _mark_loop(blocks, number, ends)
    return flags


def _mark_loop(blocks: list[BasicBlock], header: int, ends: list[int]) -> None:
    """Everything on a way back from `ends` to the header belongs to its loop, unless to an inner one already."""
    met = set(ends)
    while ends:
        number = ends.pop()
        while blocks[number].loop_header >= 0:
            number = blocks[number].loop_header
        if number == header or blocks[number].idom < 0 and number != 0:
            continue
        blocks[number].loop_header = header
        for predecessor in blocks[number].predecessors:
            if predecessor not in met:
                met.add(predecessor)
                ends.append(predecessor)


def _walk_times(blocks: list[BasicBlock]) -> list[tuple[int, int]]:
    """When a walk over the dominator tree and the edges that are not in it enters and leaves each block."""
    entries, exits = [-1] * len(blocks), [-1] * len(blocks)
    time = 0
    met = {0}
    path = [(0, iter(_tree_and_joins(blocks, 0)))]
    entries[0] = time
    while path:
        number, rest = path[-1]
        time += 1
        for successor in rest:
            if successor not in met:
                met.add(successor)
                entries[successor] = time
                path.append((successor, iter(_tree_and_joins(blocks, successor))))
                break
        else:
            exits[number] = time
            path.pop()
    return list(zip(entries, exits, strict=True))


def _tree_and_joins(blocks: list[BasicBlock], number: int) -> list[int]:
    block = blocks[number]
    return block.children + [successor for successor in block.successors if blocks[successor].idom != number]


def _by_level(blocks: list[BasicBlock]) -> list[int]:
    """The blocks of the dominator tree, from the root down."""
    ordered = [0]
    for number in ordered:
        ordered.extend(blocks[number].children)
    return ordered
