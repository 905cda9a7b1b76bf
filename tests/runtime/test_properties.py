"""Visibility, magic methods, types of properties."""
from __future__ import annotations

import pytest

from zvm.opcodes import types
from zvm.opcodes.flags import ACC_PRIVATE, ACC_PROTECTED, ACC_PUBLIC, ACC_READONLY, ACC_STATIC
from zvm.opcodes.types import DeclaredType
from zvm.runtime.objects import properties, static_properties
from zvm.runtime.objects.exceptions import get_field
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.property_operations import increment_property, place_to_bind
from zvm.runtime.objects.property_tables import mangled_name, visible_properties
from zvm.runtime.objects.typed_references import assign_to_typed_ref, bind_reference
from zvm.runtime.signals import Thrown
from zvm.runtime.values.zval import INT_MAX, UNDEF, Reference

INT = DeclaredType(types.MAY_BE_LONG)


def message_of(caught) -> str:
    thrown = caught.value.object
    return f"{thrown.ce.name}: {get_field(thrown, 'message')}"


def test_private_property_of_the_parent_is_another_one(world):
    engine = world.engine
    parent = world.declare("A", properties=[("x", "parent", ACC_PRIVATE, None)])
    child = world.declare("B", "A", properties=[("x", "child", ACC_PUBLIC, None)])
    obj = instantiate(engine, child)
    assert properties.read_property(engine, obj, "x", None) == "child"
    assert properties.read_property(engine, obj, "x", parent) == "parent"
    assert [mangled_name(info) for info in child.slot_infos] == ["\0A\0x", "x"]
    assert visible_properties(engine, obj, parent) == [("x", "parent")]
    assert visible_properties(engine, obj, None) == [("x", "child")]


def test_protected_property_is_for_the_family(world):
    engine = world.engine
    parent = world.declare("A", properties=[("x", 1, ACC_PROTECTED, None)])
    child = world.declare("B", "A")
    stranger = world.declare("C")
    obj = instantiate(engine, parent)
    assert properties.read_property(engine, obj, "x", child) == 1
    with pytest.raises(Thrown) as caught:
        properties.read_property(engine, obj, "x", stranger)
    assert message_of(caught) == "Error: Cannot access protected property A::$x"


def test_get_is_not_asked_while_it_runs(world):
    engine = world.engine
    asked = []

    def __get(self, engine, name: Str):  # noqa: F821
        asked.append(name)
        return properties.read_property(engine, self, name, None)

    obj = instantiate(engine, world.declare("A", methods=[__get]))
    assert properties.read_property(engine, obj, "x", None) is None
    assert asked == ["x"]
    assert "Warning: Undefined property: A::$x" in world.output
    assert obj.guards == {}


def test_typed_property_uninitialised_and_unset(world):
    engine = world.engine

    def __get(self, name: Str):  # noqa: F821
        return 7

    obj = instantiate(engine, world.declare("A", properties=[("x", UNDEF, ACC_PUBLIC, INT)], methods=[__get]))
    with pytest.raises(Thrown) as caught:
        properties.read_property(engine, obj, "x", None)
    assert message_of(caught) == "Error: Typed property A::$x must not be accessed before initialization"
    properties.unset_property(engine, obj, "x", None)
    assert properties.read_property(engine, obj, "x", None) == 7


def test_assignment_is_coerced_to_the_type(world):
    engine = world.engine
    obj = instantiate(engine, world.declare("A", properties=[("x", 0, ACC_PUBLIC, INT)]))
    assert properties.write_property(engine, obj, "x", "12", None) == 12
    for value, strict, shown in (("abc", False, "string"), ("12", True, "string"), (None, False, "null")):
        with pytest.raises(Thrown) as caught:
            properties.write_property(engine, obj, "x", value, None, strict)
        assert message_of(caught) == f"TypeError: Cannot assign {shown} to property A::$x of type int"


def test_readonly_is_initialised_once_by_its_class(world):
    engine = world.engine
    ce = world.declare("A", properties=[("x", UNDEF, ACC_PUBLIC | ACC_READONLY, INT)])
    obj = instantiate(engine, ce)
    with pytest.raises(Thrown) as caught:
        properties.write_property(engine, obj, "x", 1, None)
    assert message_of(caught) == "Error: Cannot initialize readonly property A::$x from global scope"
    properties.write_property(engine, obj, "x", 1, ce)
    with pytest.raises(Thrown) as caught:
        properties.write_property(engine, obj, "x", 2, ce)
    assert message_of(caught) == "Error: Cannot modify readonly property A::$x"


def test_dynamic_properties_are_deprecated(world):
    engine = world.engine
    obj = instantiate(engine, world.declare("A"))
    properties.write_property(engine, obj, "new", 1, None)
    properties.write_property(engine, instantiate(engine, engine.lookup_class("stdClass")), "new", 1, None)
    assert obj.dynamic == {"new": 1}
    assert world.output.count("Deprecated: Creation of dynamic property A::$new is deprecated") == 1


def test_reference_keeps_to_the_types_of_its_properties(world):
    engine = world.engine
    obj = instantiate(engine, world.declare("A", properties=[("x", 0, ACC_PUBLIC, INT)]))
    reference = Reference(5)
    bind_reference(engine, *place_to_bind(engine, obj, "x", None), reference, False, obj)
    assert assign_to_typed_ref(engine, reference, "8", False) == 8
    with pytest.raises(Thrown) as caught:
        assign_to_typed_ref(engine, reference, "no", False)
    assert message_of(caught) == "TypeError: Cannot assign string to reference held by property A::$x of type int"


def test_int_property_does_not_overflow(world):
    engine = world.engine
    obj = instantiate(engine, world.declare("A", properties=[("x", INT_MAX - 1, ACC_PUBLIC, INT)]))
    assert increment_property(engine, obj, "x", 1, None, False, postfix=True) == INT_MAX - 1
    with pytest.raises(Thrown) as caught:
        increment_property(engine, obj, "x", 1, None, False, postfix=False)
    assert message_of(caught) == "TypeError: Cannot increment property A::$x of type int past its maximal value"


def test_static_members_are_shared_with_subclasses(world):
    engine = world.engine
    world.declare("A", properties=[("n", 1, ACC_PUBLIC | ACC_STATIC, None)])
    child = world.declare("B", "A", properties=[("m", 2, ACC_PUBLIC | ACC_STATIC, None)])
    static_properties.assign_static_property(engine, child, "n", 5, None, False)
    assert static_properties.read_static_property(engine, engine.lookup_class("A"), "n", None) == 5
    assert static_properties.read_static_property(engine, child, "m", None) == 2
