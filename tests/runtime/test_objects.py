"""Handles, defaults, destruction."""
from __future__ import annotations

from zvm.opcodes.flags import ACC_PUBLIC
from zvm.runtime.objects.lifecycle import clone_object, instantiate
from zvm.runtime.values.zval import Reference


def test_handles_are_reused_last_freed_first(world):
    ce = world.declare("A")
    first, second, third = (instantiate(world.engine, ce) for _ in range(3))
    assert [first.handle, second.handle, third.handle] == [1, 2, 3]
    del first
    del third
    assert instantiate(world.engine, ce).handle == 3
    kept = [instantiate(world.engine, ce), instantiate(world.engine, ce)]
    assert [one.handle for one in kept] == [3, 1]
    assert second.handle == 2


def test_an_object_frees_its_handle_after_what_it_holds(world):
    ce = world.declare("A", properties=[("p", None, ACC_PUBLIC, None)])
    outer = instantiate(world.engine, ce)
    outer.slots[0] = instantiate(world.engine, ce)
    del outer
    made = [instantiate(world.engine, ce), instantiate(world.engine, ce)]
    assert [one.handle for one in made] == [1, 2]


def test_clone_unwraps_references_that_are_not_shared(world):
    ce = world.declare("A", properties=[("p", None, ACC_PUBLIC, None), ("q", None, ACC_PUBLIC, None)])
    original = instantiate(world.engine, ce)
    shared = Reference(1)
    original.slots[0] = shared
    original.slots[1] = Reference(2)
    copy = clone_object(world.engine, original)
    assert copy.slots[0] is shared
    assert copy.slots[1] == 2
    assert copy.handle != original.handle


def test_destructor_runs_when_the_last_reference_goes(world):
    seen = []

    def __destruct(self):
        seen.append(self.handle)

    ce = world.declare("A", methods=[__destruct])
    obj = instantiate(world.engine, ce)
    other = obj
    del obj
    assert seen == []
    del other
    assert seen == [1]
    assert instantiate(world.engine, ce).handle == 1


def test_cycles_are_destroyed_on_demand(world, no_automatic_collection):
    seen = []

    def __destruct(self):
        seen.append(self.handle)

    ce = world.declare("A", properties=[("p", None, ACC_PUBLIC, None)], methods=[__destruct])
    obj = instantiate(world.engine, ce)
    obj.slots[0] = obj
    del obj
    assert world.engine.objects.collect_cycles() == 1
    assert seen == [1]


def test_an_object_resurrected_by_its_destructor_keeps_its_handle(world, no_automatic_collection):
    saved = []

    def __destruct(self):
        saved.append(self)

    ce = world.declare("A", properties=[("p", None, ACC_PUBLIC, None)], methods=[__destruct])
    obj = instantiate(world.engine, ce)
    obj.slots[0] = obj
    del obj
    world.engine.objects.collect_cycles()
    assert saved[0].handle == 1
    assert instantiate(world.engine, ce).handle == 2
    saved[0].slots[0] = None
    saved.clear()
    assert world.engine.objects.free[-1] == 1
