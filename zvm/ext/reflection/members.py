"""What ReflectionClass does with a class's members: lists, look-ups, static values, instances."""
from __future__ import annotations

from zvm.ext.reflection.defaults import evaluated
from zvm.ext.reflection.mirrors import class_name_text, fail, find_class, name_text, object_list, reflect_method
from zvm.ext.reflection.properties import has_dynamic, own_property, reflect_property
from zvm.ext.reflection.subjects import blank_invoke_function, default_value, dynamic_names, invoke_function
from zvm.opcodes import flags
from zvm.runtime.classes.visibility import is_subclass
from zvm.runtime.objects import properties
from zvm.runtime.objects.class_constants import update_class_constants
from zvm.runtime.objects.lifecycle import forget_destructor, instantiate
from zvm.runtime.objects.property_tables import real_object
from zvm.runtime.signals import EXCEPTIONS
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import c_string, lower
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext.core.closure import Closure
    from zvm.ext.reflection.properties import ReflectionProperty
    from zvm.opcodes.op_array import Function
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.values.php_object import PhpObject


def _is_own(member_flags: int, owner: Any, ce: ClassEntry) -> bool:
    """Not a parent's private member."""
    return not member_flags & flags.ACC_PRIVATE or owner is ce


# ---- methods -------------------------------------------------------------------------------------------------------

def blank_closure(engine: Any) -> Closure:
    """A closure of nothing, so that Closure's own __invoke can be shown."""
    from zvm.executor.closures import new_closure

    return new_closure(engine, engine.functions["func_get_args"], None, None, None)


def closure_invoke(engine: Any, obj: Any) -> tuple[Closure, Function]:
    """Closure::__invoke() of a closure, or of none where `obj` is None, and the closure that it is shown with."""
    if obj is not None:
        return obj, invoke_function(obj)
    closure = blank_closure(engine)
    return closure, blank_invoke_function(closure)


def reflect_methods(engine: Any, ce: ClassEntry, obj: Any, wanted: int | None) -> PhpArray:
    """ReflectionClass::getMethods()."""
    found = [reflect_method(engine, ce, function) for function in ce.function_table.values()
             if _is_own(function.fn_flags, function.scope, ce) and (wanted is None or zend_flags(function) & wanted)]
    if ce.name == "Closure":
        closure, function = closure_invoke(engine, obj)
        bits = function.fn_flags | flags.ACC_CALL_VIA_TRAMPOLINE | flags.ACC_USER_ARG_INFO
        if wanted is None or bits & wanted:
            found.append(reflect_method(engine, ce, function, closure))
    return object_list(found)


def zend_flags(function: Function) -> int:
    """A function's flags as Zend has them, with the one that zvm derives: whether some parameter has a type."""
    return function.fn_flags | flags.ACC_HAS_TYPE_HINTS * any(info.type is not None for info in function.arg_info)


# ---- properties ----------------------------------------------------------------------------------------------------

def has_property(engine: Any, ce: ClassEntry, obj: Any, name: str) -> bool:
    """ReflectionClass::hasProperty()."""
    if name in ce.properties_info:
        return own_property(ce, name) is not None
    return obj is not None and properties.has_property(engine, obj, name, None, properties.PROPERTY_EXISTS)


def find_property(engine: Any, ce: ClassEntry, obj: Any, name: str) -> ReflectionProperty:
    """ReflectionClass::getProperty(), which takes `Parent::name` too. Throws ReflectionException."""
    info = own_property(ce, name)
    if info is not None:
        return reflect_property(engine, ce, name, info)
    if name not in ce.properties_info and obj is not None and has_dynamic(obj, name):
        return reflect_property(engine, ce, name, None)
    class_name, separator, short = name.partition("::")
    if separator:
        class_name = c_string(class_name) if engine.target == V8_4 else lower(class_name)
        other = find_class(engine, class_name, -1, wraps=False)
        if not is_subclass(ce, other):
            fail(engine, f"Fully qualified property name {other.display_name}::${short} does not specify a base class "
                         f"of {class_name_text(engine, ce)}", -1)
        ce, name = other, short
        info = own_property(ce, name)
        if info is not None:
            return reflect_property(engine, ce, name, info)
    return fail(engine, f"Property {class_name_text(engine, ce)}::${name_text(engine, name)} does not exist")


def reflect_properties(engine: Any, ce: ClassEntry, obj: Any, wanted: int | None) -> PhpArray:
    """ReflectionClass::getProperties(), the dynamic ones of `obj` included."""
    found = [reflect_property(engine, ce, name, info) for name, info in ce.properties_info.items()
             if _is_own(info.flags, info.ce, ce) and (wanted is None or info.flags & wanted)]
    if obj is not None and (wanted is None or wanted & flags.ACC_PUBLIC):
        found += [reflect_property(engine, ce, name, None) for name in dynamic_names(real_object(engine, obj))]
    return object_list(found)


def default_properties(engine: Any, ce: ClassEntry) -> PhpArray:
    """ReflectionClass::getDefaultProperties(): static ones first."""
    update_class_constants(engine, ce)
    found = PhpArray()
    for wanted in (flags.ACC_STATIC, 0):
        for name, info in ce.properties_info.items():
            if info.flags & flags.ACC_STATIC == wanted and not info.flags & flags.ACC_VIRTUAL \
                    and _is_own(info.flags, info.ce, ce):
                value = default_value(info)
                if value is not UNDEF:
                    found.set(name, evaluated(engine, value, info.ce))
    return found


# ---- static properties ---------------------------------------------------------------------------------------------

def _static_place(engine: Any, info: Any) -> tuple[list[Any], int]:
    """Where a static property is kept, its class initialised."""
    from zvm.runtime.objects.class_constants import initialise_static_members

    update_class_constants(engine, info.ce)
    return initialise_static_members(info.ce), info.slot


def static_properties(engine: Any, ce: ClassEntry) -> PhpArray:
    """ReflectionClass::getStaticProperties()."""
    update_class_constants(engine, ce)
    found = PhpArray()
    for name, info in ce.properties_info.items():
        if not info.flags & flags.ACC_STATIC or not _is_own(info.flags, info.ce, ce):
            continue
        members, slot = _static_place(engine, info)
        value = members[slot]
        if value is not UNDEF:
            found.set(name, value.value if type(value) is Reference else value)
    return found


def static_property_value(engine: Any, ce: ClassEntry, name: str, default: Any) -> Any:
    """ReflectionClass::getStaticPropertyValue(). Throws ReflectionException without `default`."""
    from zvm.opcodes.flags import BP_VAR_IS
    from zvm.runtime.objects.static_properties import find_static_property

    update_class_constants(engine, ce)
    info = find_static_property(engine, ce, name, ce, BP_VAR_IS)
    if info is not None:
        members, slot = _static_place(engine, info)
        value = members[slot]
        if value is UNDEF:
            return None  # PHP lets an undefined value out
        return value.value if type(value) is Reference else value
    if default is not UNDEF:
        return default
    return fail(engine, f"Property {class_name_text(engine, ce)}::${name_text(engine, name)} does not exist")


def set_static_property_value(engine: Any, ce: ClassEntry, name: str, value: Any) -> None:
    """ReflectionClass::setStaticPropertyValue()."""
    from zvm.opcodes.flags import BP_VAR_IS
    from zvm.runtime.objects.static_properties import assign_static_property, find_static_property

    update_class_constants(engine, ce)
    if find_static_property(engine, ce, name, ce, BP_VAR_IS) is None:
        fail(engine, f"Class {class_name_text(engine, ce)} does not have a property named {name_text(engine, name)}")
    assign_static_property(engine, ce, name, value, ce, False)


# ---- the rest ------------------------------------------------------------------------------------------------------

def trait_aliases(engine: Any, ce: ClassEntry) -> PhpArray:
    """ReflectionClass::getTraitAliases()."""
    found = PhpArray()
    for alias in ce.trait_aliases:
        if alias.alias is None:
            continue
        owner = alias.class_name
        if owner is None:
            owner = next(trait.name for trait in traits_of(engine, ce)
                         if lower(alias.method_name) in trait.function_table)
        found.set(alias.alias, f"{owner}::{alias.method_name}")
    return found


def traits_of(engine: Any, ce: ClassEntry) -> list[ClassEntry]:
    """The traits a class uses, which are there since it was linked with them."""
    return [engine.lookup_class(name) for name in ce.trait_names]


def new_instance(engine: Any, ce: ClassEntry, args: list[Any], named: Any) -> PhpObject:
    """ReflectionClass::newInstance(), newInstanceArgs()."""
    instance: PhpObject = instantiate(engine, ce)
    constructor = ce.constructor
    hook = getattr(ce.native, "get_constructor", None)
    if hook is not None:
        hook(engine, instance)
    if constructor is None:
        if args or named is not None:
            fail(engine, f"Class {ce.display_name} does not have a constructor, so you cannot pass any constructor "
                         "arguments")
        return instance
    if not constructor.fn_flags & flags.ACC_PUBLIC:
        try:
            fail(engine, f"Access to non-public constructor of class {ce.display_name}")
        finally:
            del instance  # its destructor runs now
    try:
        engine.call_function(constructor, args, instance, ce, named)
    except EXCEPTIONS:
        forget_destructor(instance)
        raise
    return instance
