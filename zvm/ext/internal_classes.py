"""Class entries from Python classes marked with php_class (zend_register_internal_class).

Reads the options of zvm/ext/vocabulary.py's `php_class`, `method` and `prop`; makes linked ClassEntry objects for one
engine. Used by zvm/ext/registry.py.
"""
from __future__ import annotations

from zvm.ext.vocabulary import ABSENT, Methods, in_version, is_deprecated, is_in
from zvm.opcodes import flags, types
from zvm.opcodes.types import simple_type
from zvm.runtime.classes.class_entry import (
    INHERITED_FLAGS,
    MAGIC_METHODS,
    ClassConstant,
    ClassEntry,
    PropertyInfo,
    add_magic_method,
)
from zvm.runtime.classes.interface_rules import overrides_iterator
from zvm.runtime.functions.internal_function import InternalFunction, parse_type
from zvm.runtime.objects.exceptions import is_throwable
from zvm.runtime.objects.lifecycle import initialise, object_type_of
from zvm.runtime.services.modules import LateModule
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF
from zvm.targets import DEFAULT, V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext import later
    from zvm.ext.generated import default_texts
else:
    later = LateModule("zvm.ext.later")
    default_texts = LateModule("zvm.ext.generated.default_texts")

_CONSTANT_TYPES = {int: types.MAY_BE_LONG, float: types.MAY_BE_DOUBLE, str: types.MAY_BE_STRING,
                   bool: types.MAY_BE_BOOL, PhpArray: types.MAY_BE_ARRAY}
_DRIVERS = ("MYSQL_", "PGSQL_", "SQLITE_")
_HOOKS = ("create_object", "get_iterator")
_UNCHANGED: tuple[int, dict[str, Any]] = (1 << 30, {})
_RELIED_ON = ("Closure", "Generator")
_INHERITED_FLAGS = INHERITED_FLAGS | flags.ACC_NO_DYNAMIC_PROPERTIES  # only internal classes pass that on


def build_class(engine: Any, declared: type, extension_name: str) -> ClassEntry:
    """The linked class entry of `declared`; its parent and interfaces are looked up in `engine`."""
    options: dict[str, Any] = declared.__dict__["php_class"]
    version, changes = options.get("changes", _UNCHANGED)
    if engine.target >= version:
        options = options | changes
    ce = ClassEntry(options["name"], engine)
    ce.is_internal = True
    ce.flags = _class_flags(options)
    ce.object_type = declared if _makes_objects(declared) else None
    ce.parent_name = options.get("extends")
    ce.interface_names = list(options.get("implements", ()))
    if ce.parent_name is not None:
        ce.parent = engine.lookup_class(ce.parent_name, False)
        _inherit(ce, ce.parent)
    _declare_members(ce, declared, options, extension_name)
    ce.function_table = {name: method for name, method in ce.function_table.items() if method.scope is ce} | \
        ce.function_table  # its own come first
    _implement(ce, options)
    if overrides_iterator(ce):
        ce.get_iterator = None
    for hook in _HOOKS:
        if options.get(hook) is not None:
            setattr(ce, hook, options[hook])
    if options.get("native") is not None:
        ce.use_hooks(options["native"])
    ce.attributes = options.get("attributes")
    if options.get("cases") is not None:
        _make_enum(ce, options["cases"].values, extension_name)
    ce.flags |= flags.ACC_LINKED
    return ce


def _make_enum(ce: ClassEntry, cases: dict[str, Any], extension_name: str) -> None:
    """Give an enum its cases and what every enum has."""
    from zvm.frontend.generated.ast import ConstEnumInit, Zval
    from zvm.runtime.classes.constant_expressions import ConstantExpression
    from zvm.runtime.classes.inheritance import Linker
    from zvm.runtime.objects.enums import register_enum

    ce.flags = (ce.flags | flags.ACC_ENUM) & ~flags.ACC_IMPLICIT_ABSTRACT_CLASS
    names = [name for name in ("cases", "from", "tryfrom") if name in ce.function_table]
    abstract = [(name, ce.function_table.pop(name)) for name in names]
    if any(value is not None for value in cases.values()):
        ce.enum_backing_type, ce.backed_enum_table = types.IS_STRING, {}
    register_enum(Linker(ce.engine, ce), extension_name)
    for key, method in abstract:
        ce.function_table[key].prototype = method
    ce.slot_infos = [info for info in ce.properties_info.values() if not info.flags & flags.ACC_STATIC]
    for name, value in cases.items():
        backing = None if value is None else Zval(0, value, 0)
        init = ConstEnumInit(0, Zval(0, ce.name, flags.NAME_FQ), Zval(0, name, 0), backing)
        constant = ce.constants_table[name] = ClassConstant(ConstantExpression(init), flags.ACC_PUBLIC, ce)
        constant.flags |= flags.CLASS_CONST_IS_CASE


def build_disabled_class(engine: Any, declared: type, extension_name: str) -> ClassEntry:
    """The entry of a class that disable_classes names: without members, and with a warning for each object
    (zend_disable_class). Those whose objects the engine makes itself keep what it relies on."""
    entry = build_class(engine, declared, extension_name)
    if entry.name in _RELIED_ON:
        return entry
    if is_throwable(entry):
        entry.create_object = _create_with_warning
        entry.properties_info.clear()
        entry.function_table.clear()
        entry.constructor = None
        return entry
    ce = ClassEntry(declared.__dict__["php_class"]["name"], engine)
    ce.is_internal = True
    ce.object_type = entry.object_type or PhpObject
    ce.create_object = _create_disabled
    ce.ancestors = frozenset((ce,))
    ce.flags |= flags.ACC_LINKED
    return ce


def _create_with_warning(engine: Any, ce: ClassEntry) -> PhpObject:
    from zvm.ext.core.exceptions import create

    engine.diagnostics.warning(f"{ce.display_name}() has been disabled for security reasons")
    return create(engine, ce)


def _create_disabled(engine: Any, ce: ClassEntry) -> PhpObject:
    engine.diagnostics.warning(f"{ce.display_name}() has been disabled for security reasons")
    made: PhpObject = object_type_of(ce)()
    initialise(engine, made, ce)
    made.slots = [UNDEF] * len(made.slots)
    return made


def _makes_objects(declared: type) -> bool:
    """Has the Python class fields or Python methods of its own, so that instances must be of it and not of the
    parent's?"""
    for base in declared.__mro__:  # fields may come from a base in zvm/executor that is not a PHP class itself
        if base is not declared and "php_class" in base.__dict__ or base is PhpObject:
            return False
        if base.__dict__.get("__slots__") or any(
                callable(member) and not hasattr(member, "php_options") for member in base.__dict__.values()):
            return issubclass(base, PhpObject)
    return False


def _class_flags(options: dict[str, Any]) -> int:
    found: int = options.get("flags", 0)
    for option, flag in (("interface", flags.ACC_INTERFACE), ("trait", flags.ACC_TRAIT), ("final", flags.ACC_FINAL),
                         ("abstract", flags.ACC_EXPLICIT_ABSTRACT_CLASS)):
        if options.get(option):
            found |= flag
    if options.get("serializable") is False:
        found |= flags.ACC_NOT_SERIALIZABLE
    if options.get("dynamic") is False:
        found |= flags.ACC_NO_DYNAMIC_PROPERTIES
    return found


def _inherit(ce: ClassEntry, parent: ClassEntry) -> None:
    """Take over the parent's members and hooks (zend_do_inheritance for internal classes)."""
    ce.function_table.update(parent.function_table)
    ce.constants_table.update(parent.constants_table)
    ce.properties_info.update(parent.properties_info)
    ce.default_properties = list(parent.default_properties)
    ce.slot_infos = list(parent.slot_infos)
    ce.flags |= parent.flags & _INHERITED_FLAGS
    for attribute in (*MAGIC_METHODS.values(), *_HOOKS):
        setattr(ce, attribute, getattr(parent, attribute))
    ce.native, ce.hooks = parent.native, parent.hooks


def _declare_members(ce: ClassEntry, declared: type, options: dict[str, Any], extension_name: str) -> None:
    for name, constant in options.get("constants", {}).items():
        constant = in_version(constant, ce.engine.target)
        if constant is ABSENT:
            continue
        value, visibility = constant if type(constant) is tuple else (constant, flags.ACC_PUBLIC)
        ce.constants_table[name] = declared_constant = ClassConstant(value, visibility, ce)
        if ce.engine.target >= V8_4:
            _add_later_facts(declared_constant, name)
    native: Any = options.get("native")
    virtual = native.handlers.keys() - getattr(native, "kept", ()) \
        if ce.engine.target >= getattr(native, "virtual_since", 1 << 30) else ()
    for declaration in options.get("properties", ()):
        declaration = in_version(declaration, ce.engine.target)
        if declaration is not ABSENT:
            name, default, visibility, type_text = declaration
            is_virtual = name in virtual
            _declare_property(ce, name, UNDEF if is_virtual else default, visibility | flags.ACC_VIRTUAL * is_virtual,
                              type_text)
    for member in list(declared.__dict__.values()):
        for implementation in member if type(member) is Methods else (member,):
            method_options = getattr(implementation, "php_options", None)
            if method_options is not None and is_in(method_options, ce.engine.target):
                _declare_method(ce, implementation, method_options, extension_name)
    tostring = ce.tostring
    if tostring is not None and tostring.scope is ce and ce.name != "Stringable":
        ce.interface_names = ["Stringable", *(name for name in ce.interface_names if name != "Stringable")]


def _add_later_facts(constant: ClassConstant, name: str) -> None:
    """Since PHP 8.4 constants of classes have their value's type; those of PDO's drivers that PDO has, too, do not."""
    ce = constant.ce
    if type(constant.value) in _CONSTANT_TYPES and not (ce.name == "PDO" and name.startswith(_DRIVERS)):
        constant.type = simple_type(_CONSTANT_TYPES[type(constant.value)])
    elif constant.value is None:
        constant.type = simple_type(types.MAY_BE_NULL)
    constant.attributes = later.deprecation_of(f"{ce.name}::{name}", ce.engine.target)


def _declare_property(ce: ClassEntry, name: str, default: Any, visibility: int, type_text: str | None) -> None:
    is_static = bool(visibility & flags.ACC_STATIC)
    values = ce.default_static_members if is_static else ce.default_properties
    inherited = ce.properties_info.get(name)
    if inherited is not None and not inherited.flags & flags.ACC_PRIVATE:
        slot = inherited.slot
        values[slot] = default
    else:
        slot = len(values)
        values.append(default)
    if not visibility & flags.ACC_PPP_MASK:
        visibility |= flags.ACC_PUBLIC
    if default is None and type_text is not None and (
            visibility & flags.ACC_READONLY or "Null" not in type_text and type_text != "Mixed"):
        values[slot] = UNDEF
    declared_type = parse_type(type_text).declared if type_text is not None else None
    ce.properties_info[name] = info = PropertyInfo(name, slot, visibility, ce, declared_type)
    if not is_static:
        ce.slot_infos[slot:slot + 1] = [info]


def _declare_method(ce: ClassEntry, implementation: Any, options: dict[str, Any], extension_name: str) -> None:
    fn_flags = options.get("visibility", flags.ACC_PUBLIC)
    for option, flag in (("static", flags.ACC_STATIC), ("final", flags.ACC_FINAL), ("abstract", flags.ACC_ABSTRACT)):
        if options.get(option):
            fn_flags |= flag
    if is_deprecated(options, ce.engine.target):
        fn_flags |= flags.ACC_DEPRECATED
    if ce.flags & flags.ACC_INTERFACE:
        fn_flags |= flags.ACC_ABSTRACT
    name = options.get("name") or implementation.__name__
    if name.endswith("_") and not name.endswith("__"):
        name = name[:-1]
    for shown in (name, *options.get("aliases", ())):
        lower = shown.lower()
        method = InternalFunction(shown, implementation, extension_name, fn_flags, ce, True, ce.engine.target)
        texts = _default_texts(ce, lower)
        if texts is not None:
            method.default_texts = texts
        if ce.engine.target != DEFAULT:
            later.apply(method, f"{ce.name.lower()}::{lower}", ce.engine.target)
        inherited = ce.function_table.pop(lower, None)
        if inherited is not None and not inherited.fn_flags & flags.ACC_PRIVATE and (
                lower != "__construct" or inherited.fn_flags & flags.ACC_ABSTRACT):
            method.prototype = inherited.prototype or inherited
        ce.function_table[lower] = method
        add_magic_method(ce, lower, method)


def _default_texts(ce: ClassEntry, lower_name: str) -> dict[str, str] | None:
    return default_texts.DEFAULTS.get(f"{ce.name.lower()}::{lower_name}")


def _implement(ce: ClassEntry, options: dict[str, Any]) -> None:
    """Link the interfaces in Zend's order: Stringable for an own __toString(), the parent's, those declared, where each
    list taken over is turned round (zend_do_inherit_interfaces)."""
    interfaces: list[ClassEntry] = []
    for name in ce.interface_names[:1] if ce.interface_names[:1] == ["Stringable"] else ():
        interfaces.append(ce.engine.internal_class(name))
    inherited = list(reversed(ce.parent.interfaces)) if ce.parent is not None else []
    for name in ce.interface_names:
        interface = ce.engine.internal_class(name)
        inherited += [interface, *reversed(interface.interfaces)]
    interfaces += [candidate for candidate in dict.fromkeys(inherited) if candidate not in interfaces]
    ce.interfaces = interfaces
    for interface in interfaces:
        for name, constant in interface.constants_table.items():
            ce.constants_table.setdefault(name, constant)
        for name, method in interface.function_table.items():
            own = ce.function_table.setdefault(name, method)
            if own.prototype is None and own is not method and name != "__construct":
                own.prototype = method
        if ce.get_iterator is None:
            ce.get_iterator = interface.get_iterator
    if any(method.fn_flags & flags.ACC_ABSTRACT for method in ce.function_table.values()):
        ce.flags |= flags.ACC_IMPLICIT_ABSTRACT_CLASS
    ancestors = {ce, *interfaces}
    if ce.parent is not None:
        ancestors |= ce.parent.ancestors or {ce.parent}
    ce.ancestors = frozenset(ancestors)
