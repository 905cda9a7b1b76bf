"""Blocks, their flags and edges."""
from __future__ import annotations

import pytest
from sources import compiled, function, is_internal

from zvm.optimizer import cfg as c
from zvm.optimizer.dominators import find_dominators


def graph(code, separate_entry=False):
    cfg = c.build_cfg(function(code), is_internal, separate_entry)
    cfg.find_predecessors()
    return cfg


def test_loop_has_blocks_and_edges_in_zends_order():
    cfg = graph("while ($a) { g(); } return 1;")
    assert [(block.start, block.length) for block in cfg.blocks] == [(0, 1), (1, 2), (3, 1), (4, 1), (5, 1)]
    assert [block.successors for block in cfg.blocks] == [[2], [2], [1, 3], [], []]
    assert cfg.blocks[2].predecessors == [0, 1]
    assert cfg.blocks[1].flags == c.BB_REACHABLE | c.BB_TARGET
    assert cfg.blocks[2].flags == c.BB_REACHABLE | c.BB_TARGET | c.BB_FOLLOW
    assert not cfg.blocks[4].reachable
    assert cfg.map == [0, 1, 1, 2, 3, 4]


def test_entry_that_is_jumped_to_gets_a_block_before_it():
    code = "a: g(); goto a;"
    assert [block.length for block in graph(code).blocks][0] > 0
    cfg = graph(code, separate_entry=True)
    assert (cfg.blocks[0].length, cfg.blocks[0].successors, cfg.blocks[1].predecessors) == (0, [1], [0, 1])
    assert cfg.blocks[0].flags == c.BB_START | c.BB_REACHABLE


def test_throw_in_an_expression_ends_no_block():
    def count(code):
        return len(graph(code).blocks)

    assert count("throw $e; return;") > count("$x = throw $e; return;")


def test_exceptions_are_no_edges_but_make_blocks_reachable():
    cfg = graph("try { g(); } catch (E $e) { h(); } finally { i(); }")
    flags = 0
    for block in cfg.blocks:
        flags |= block.flags
    for flag in (c.BB_TRY, c.BB_CATCH, c.BB_FINALLY, c.BB_FINALLY_END):
        assert flags & flag
    catch = next(block for block in cfg.blocks if block.flags & c.BB_CATCH)
    assert catch.reachable and not catch.predecessors


def test_switch_leads_to_each_case_then_default_then_on():
    cfg = graph("switch ($a) { case 1: g(); case 2: h(); case 1: i(); case 4: j(); case 5: k(); default: l(); }")
    table = next(block for block in cfg.blocks if len(block.successors) > 2)
    assert len(table.successors) == len(table.predecessors) + 6 or table.successors[-1] == cfg.blocks.index(table) + 1
    assert cfg.blocks[table.successors[0]].flags & c.BB_TARGET


def test_loop_variable_freed_in_an_unreachable_block():
    cfg = graph("foreach ($a as $b) { return 1; }")
    assert not any(block.flags & c.BB_UNREACHABLE_FREE for block in cfg.blocks)
    cfg = graph("switch (g()) { default: return 1; }")
    assert any(block.flags & c.BB_UNREACHABLE_FREE for block in cfg.blocks)


@pytest.mark.parametrize(("code", "flags"), [
    ("return 1;", 0),
    ("g();", c.FUNC_HAS_CALLS),
    ("extract($a);", c.FUNC_HAS_CALLS | c.FUNC_INDIRECT_VAR_ACCESS),
    ("return $$a;", c.FUNC_INDIRECT_VAR_ACCESS),
    ("include $a;", c.FUNC_INDIRECT_VAR_ACCESS),
    ("return func_get_args();", c.FUNC_VARARG),
    ("foreach ($a as $b);", c.FUNC_FREE_LOOP_VAR),
])
def test_flags_of_the_function(code, flags):
    assert graph(code).flags == flags


def test_reachability_after_an_edge_is_gone():
    cfg = graph("if ($a) { g(); } h();")
    body = cfg.blocks[0].successors[1]
    cfg.blocks[0].successors = cfg.blocks[0].successors[:1]
    cfg.remark_reachable()
    cfg.find_predecessors()
    assert not cfg.blocks[body].reachable
    assert cfg.blocks[cfg.blocks[0].successors[0]].predecessors == [0]


def test_dominators_are_found_anew_when_edges_have_gone():
    def tree(cfg):
        find_dominators(cfg)
        return [(block.idom, block.level, block.children) for block in cfg.blocks]

    cfg = graph("while ($a) { if ($b) { g(); } h(); } return 1;")
    first = tree(cfg)
    assert tree(cfg) == first
    begin = next(number for number, block in enumerate(cfg.blocks) if len(block.successors) == 2)
    gone = cfg.blocks[begin].successors.pop()
    cfg.blocks[gone].predecessors.remove(begin)
    assert tree(cfg) != first


def test_every_op_array_of_a_script_has_a_graph():
    script = compiled("class A { function m() { return fn() => match($this->x) { 1, 2 => 3, default => throw $e }; } }")
    for op_array in script.op_arrays():
        blocks = c.build_cfg(op_array, is_internal).blocks
        assert [number for block in blocks for number in block.numbers] == list(range(len(op_array.opcodes)))
