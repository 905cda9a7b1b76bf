"""Kinds of values: arrays with elements of one kind, and of several."""
from __future__ import annotations

from zvm.regions.kinds import (
    BORROWED,
    IN_SLOT,
    OWN,
    State,
    array_of,
    element_of,
    first_element_of,
    kind_of,
    merge,
    parts_of,
    shape,
)
from zvm.runtime.values.arrays import PhpArray


def array(*values: object, **entries: object) -> PhpArray:
    made = PhpArray()
    if entries:
        made.packed = None
        made.hash = dict(entries)
    else:
        made.packed = list(values)
    return made


def test_elements_of_one_kind_are_told_once() -> None:
    assert kind_of(array(1, 2, 3)) == "ai"
    assert kind_of(array(x=1.5, y=2.5)) == "hsf"
    assert element_of("ai") == element_of("ai", 7) == "i"


def test_elements_of_several_kinds_are_told_apart() -> None:
    kind = kind_of(array(1, "two", array(1, 2.5), None))
    assert kind == "a(i;s;a(i;f);n)"
    assert parts_of(kind) == {0: "i", 1: "s", 2: "a(i;f)", 3: "n"}
    assert element_of(kind, 2) == "a(i;f)"
    assert element_of(kind) == element_of(kind, 9) == ""
    assert first_element_of(kind) == "i"
    assert kind_of(array(id=1, name="n.")) == "hs(id=i;name=s)"
    assert element_of("hs(id=i;name=s)", "name") == "s"


def test_long_shapes_are_not_kept() -> None:
    assert shape("a", {index: "hs(long=i;names=s)" if index else "i" for index in range(9)}) == "a"
    assert array_of("aai") == "aaai"
    assert array_of("aaai") == "aaa"


def test_ways_agree_on_what_holds_on_both() -> None:
    def is_variable(slot: int) -> bool:
        return slot < 10

    known: State = {0: ("i", IN_SLOT), 1: ("ai", BORROWED), 2: ("s", BORROWED), 10: ("n", BORROWED),
                    11: ("i", BORROWED)}
    arriving: State = {0: ("i", BORROWED), 1: ("ai", OWN), 2: ("i", BORROWED), 10: ("i", BORROWED),
                       11: ("f", BORROWED)}
    assert merge(known, arriving, is_variable, False)
    assert known == {0: ("i", BORROWED), 1: ("ai", OWN), 10: ("i", BORROWED), 11: ("i", BORROWED)}
    assert not merge(known, arriving, is_variable, False)


def test_ways_with_objects_of_several_classes_or_null_agree_on_any() -> None:
    known: State = {0: ("o1", BORROWED), 1: ("n", IN_SLOT), 2: ("x", BORROWED), 3: ("o1", BORROWED)}
    arriving: State = {0: ("o2", IN_SLOT), 1: ("o1", OWN), 2: ("o1", BORROWED), 3: ("s", BORROWED)}
    assert merge(known, arriving, lambda slot: True, False)
    assert known == {0: ("x", BORROWED), 1: ("x", OWN), 2: ("x", BORROWED)}
    assert not merge(known, arriving, lambda slot: True, False)


def test_int_before_loop_is_float_in_it() -> None:
    known: State = {0: ("i", BORROWED), 1: ("f", IN_SLOT)}
    assert merge(known, {0: ("f", BORROWED), 1: ("i", BORROWED)}, lambda slot: True, True)
    assert known == {0: ("f", BORROWED), 1: ("f", BORROWED)}
    assert merge(known, {0: ("i", BORROWED), 1: ("f", BORROWED)}, lambda slot: True, False)
    assert known == {1: ("f", BORROWED)}
