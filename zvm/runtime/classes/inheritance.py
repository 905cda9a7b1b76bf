"""Linking classes: inheriting members from parent and interfaces (zend_do_inheritance, zend_do_implement_interfaces).

Reads unlinked ClassEntry objects made by zvm/compiler; fills their tables. declaration.py decides when;
traits.py adds the members of traits; variance.py compares signatures. Violations are fatal errors.
"""
from __future__ import annotations

from zvm.opcodes import flags
from zvm.opcodes.attribute import find_attribute
from zvm.opcodes.error_levels import E_COMPILE_ERROR, E_DEPRECATED, E_ERROR
from zvm.opcodes.op_array import Function
from zvm.runtime.classes import variance
from zvm.runtime.classes.class_entry import (
    INHERITED_FLAGS,
    MAGIC_METHODS,
    ClassConstant,
    ClassEntry,
    PropertyInfo,
    linking_loops,
    object_type,
)
from zvm.runtime.classes.visibility import visibility_name
from zvm.runtime.signals import EXCEPTIONS
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import UNDEF
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine

    # parent, traits and interfaces of a class
    Needed = tuple[ClassEntry | None, list[ClassEntry], list[ClassEntry]]

_ABSTRACT = flags.ACC_IMPLICIT_ABSTRACT_CLASS | flags.ACC_EXPLICIT_ABSTRACT_CLASS | flags.ACC_INTERFACE


class Linker:
    """One class being linked: what it needs to look up and which checks had to wait for other classes."""

    __slots__ = ("engine", "ce", "early", "obligations", "is_relied_on", "is_inherited", "needed", "signatures",
                 "asked", "delayed", "absent", "deprecations", "has_waited")

    def __init__(self, engine: Engine, ce: ClassEntry) -> None:
        self.engine = engine
        self.ce = ce
        self.early = False
        self.is_relied_on = False  # another class's signature check found this one before it was linked
        self.is_inherited = False  # another class was linked with it before
        # (check that gives a status, report of a failure)
        self.obligations: list[tuple[Any, Any]] = []
        # what a ClassRecord has of it
        self.needed: Needed = (None, [], [])
        # the classes that signature checks have looked up: by names in lower case, as they are written, and they
        self.signatures: dict[str, tuple[str, ClassEntry]] = {}
        self.asked: dict[str, None] = {}  # names in lower case of types that were checked, in the order of loading them
        self.delayed: dict[str, None] = {}  # names of classes that were not there when they were looked up
        self.absent: str | None = None  # the name of one that could not be loaded
        self.deprecations: list[tuple[str, str | None, int, str]] = []  # those reported: arguments of deprecate()
        self.has_waited = False  # for classes that were being linked; those it loaded others had noted

    def find(self, name: str, scope: ClassEntry) -> ClassEntry | None:
        """The class of that name if it is loaded, linked or not. While it is not certain that the class can be bound
        (`early`), only types written in it know it (lookup_class)."""
        key = lower(name)
        found = self.engine.classes.get(key)
        if found is None:
            if key == lower(self.ce.name) and (scope is self.ce or not self.early):
                return self.ce
            found = self.engine.unlinked_classes.get(key)
            if found is not None:
                found.linking.is_relied_on = self.has_waited = True
        elif found is not self.ce:
            self.signatures[key] = name, found
        return found  # type: ignore[no-any-return]

    def note_name(self, name: str) -> None:
        """A check is about to look up a class."""
        self.asked.setdefault(lower(name))

    def note_unresolved(self, name: str) -> None:
        """Remember a class to load, if it is not there."""
        if self.find(name, self.ce) is None:
            self.engine.delayed_autoloads.setdefault(name)
            self.delayed.setdefault(name)

    def fail(self, message: str, level: int = E_COMPILE_ERROR) -> NoReturn:
        """Report a fatal error at the class's declaration and raise Bailout."""
        ce = self.ce
        self.engine.diagnostics.fatal_at(level, message, ce.filename or "Unknown", ce.line_start)

    def fail_at(self, function: Any, message: str) -> NoReturn:
        """Report a fatal error at a method's declaration, on line 0 for an internal one, and raise Bailout."""
        if function.is_internal:
            self.engine.diagnostics.fatal_at(E_COMPILE_ERROR, message, self.ce.filename or "Unknown", 0)
        self.engine.diagnostics.fatal_at(E_COMPILE_ERROR, message, function.filename, function.line_start)

    def deprecate(self, message: str, filename: str | None, line: int, where: str) -> None:
        """Report a deprecation; what an error handler throws is the fatal error that says `where`. Since PHP 8.5 it
        waits until the class is declared (report_deprecations())."""
        self.deprecations.append((message, filename, line, where))
        if self.engine.target >= V8_5:
            return
        try:
            self.engine.diagnostics.error(E_DEPRECATED, message, filename or "Unknown", line)
        except EXCEPTIONS as signal:
            self.engine.diagnostics.fatal_uncaught(where, signal)


    def report_deprecations(self) -> None:
        """Report what has waited. Raises what an error handler throws."""
        for message, filename, line, _ in self.deprecations if self.engine.target >= V8_5 else ():
            self.engine.diagnostics.error(E_DEPRECATED, message, filename or "Unknown", line)


# ---- parent class ------------------------------------------------------------------------------------------------

def inherit(linker: Linker, parent: ClassEntry) -> None:
    """Take over the members of `parent` (zend_do_inheritance)."""
    ce = linker.ce
    _check_extensible(linker, parent)
    ce.parent = parent
    _inherit_properties(linker, parent)
    for name, constant in parent.constants_table.items():
        inherit_constant(linker, name, constant)
    _inherit_methods(linker, parent)
    _inherit_magic(linker, parent)
    if parent.flags & _ABSTRACT and any(is_abstract_property(info) for info in ce.properties_info.values()):
        ce.flags |= flags.ACC_IMPLICIT_ABSTRACT_CLASS
    ce.flags |= parent.flags & INHERITED_FLAGS


def _inherit_methods(linker: Linker, parent: ClassEntry) -> None:
    ce = linker.ce
    if linking_loops.take_over_methods(ce, parent):
        return
    table, inherited = ce.function_table, parent.function_table
    if parent.flags & _ABSTRACT and any(function.fn_flags & flags.ACC_ABSTRACT for key, function in inherited.items()
                                        if key not in table):
        ce.flags |= flags.ACC_IMPLICIT_ABSTRACT_CLASS
    if not table.keys().isdisjoint(inherited):
        for key in [key for key in inherited if key in table]:
            own, function = table[key], inherited[key]
            check_override(linker, own, own.scope, function, function.scope, key)
    if table:  # own ones first, then those of the parent in its order
        declared = table.copy()
        table.update(inherited)
        table.update(declared)
    else:
        table.update(inherited)


def _check_extensible(linker: Linker, parent: ClassEntry) -> None:
    ce = linker.ce
    if ce.flags & flags.ACC_INTERFACE:
        if not parent.flags & flags.ACC_INTERFACE:
            linker.fail(f"Interface {ce.display_name} cannot extend class {parent.display_name}")
        return
    if parent.flags & flags.ACC_INTERFACE:
        linker.fail(f"Class {ce.display_name} cannot extend interface {parent.display_name}")
    if parent.flags & flags.ACC_TRAIT:
        linker.fail(f"Class {ce.display_name} cannot extend trait {parent.display_name}")
    if parent.flags & flags.ACC_ENUM and ce.engine.target >= V8_5:
        linker.fail(f"Class {ce.display_name} cannot extend enum {parent.display_name}")
    if parent.flags & flags.ACC_FINAL:
        linker.fail(f"Class {ce.display_name} cannot extend final class {parent.display_name}")
    if (ce.flags ^ parent.flags) & flags.ACC_READONLY_CLASS:
        kind, parent_kind = ("Readonly", "non-readonly") if ce.flags & flags.ACC_READONLY_CLASS else \
            ("Non-readonly", "readonly")
        linker.fail(f"{kind} class {ce.display_name} cannot extend {parent_kind} class {parent.display_name}")


def _inherit_magic(linker: Linker, parent: ClassEntry) -> None:
    """Inherit the special methods and hooks not overridden (do_inherit_parent_constructor)."""
    ce = linker.ce
    ce.create_object = parent.create_object
    ce.native, ce.hooks = parent.native, parent.hooks
    if ce.get_iterator is None:
        ce.get_iterator = parent.get_iterator
    for key in MAGIC_METHODS.keys() & parent.function_table.keys():
        attribute = MAGIC_METHODS[key]
        inherited = getattr(parent, attribute)
        if inherited is None:  # __toString() of interfaces
            continue
        if getattr(ce, attribute) is None:
            setattr(ce, attribute, inherited)
        elif attribute == "constructor" and inherited.fn_flags & flags.ACC_FINAL:
            linker.fail(f"Cannot override final {parent.display_name}::{inherited.function_name}() with "
                        f"{ce.display_name}::{ce.constructor.function_name}()", E_ERROR)  # type: ignore[union-attr]


def _inherit_properties(linker: Linker, parent: ClassEntry) -> None:
    """The parent's slots come first; a property declared again keeps its slot (do_inherit_property)."""
    ce = linker.ce
    own_defaults = ce.default_properties
    own = [info for info in ce.properties_info.values() if info.ce is ce and not info.flags & flags.ACC_STATIC]
    own.sort(key=lambda info: info.slot)
    ce.default_properties = defaults = list(parent.default_properties)
    ce.slot_infos = slot_infos = list(parent.slot_infos)
    for info in own:
        inherited = parent.properties_info.get(info.name)
        value = own_defaults[info.slot]
        if inherited is not None and not inherited.flags & (flags.ACC_PRIVATE | flags.ACC_STATIC) \
                and not inherited.ce.flags & flags.ACC_INTERFACE \
                and (not inherited.flags & flags.ACC_VIRTUAL or info.flags & flags.ACC_VIRTUAL):
            info.slot = inherited.slot  # those of interfaces and virtual ones have no place in objects
            if info.type is None and info.flags & flags.ACC_VIRTUAL and not inherited.flags & flags.ACC_VIRTUAL \
                    and value is UNDEF:
                value = None  # it has the parent's place
            defaults[info.slot] = value
            slot_infos[info.slot] = info
        else:
            info.slot = len(defaults)
            defaults.append(value)
            slot_infos.append(info)
    table = ce.properties_info
    for name, inherited in parent.properties_info.items():
        if name not in table:
            table[name] = inherited
        else:
            _check_redeclared(linker, table[name], inherited)
    for info in own:
        if info.flags & flags.ACC_VIRTUAL and defaults[info.slot] is not UNDEF:
            linker.fail(f"Cannot specify default value for virtual hooked property {ce.display_name}::${info.name}")


def _check_redeclared(linker: Linker, child: PropertyInfo, parent: PropertyInfo) -> None:
    """The rules of do_inherit_property for a property the child declares too."""
    ce, name = linker.ce, child.name
    if parent.flags & (flags.ACC_PRIVATE | flags.ACC_CHANGED):
        child.flags |= flags.ACC_CHANGED
    if parent.flags & flags.ACC_PRIVATE:
        return
    if (parent.flags ^ child.flags) & flags.ACC_STATIC:
        kinds = ("static ", "non static ") if parent.flags & flags.ACC_STATIC else ("non static ", "static ")
        linker.fail(f"Cannot redeclare {kinds[0]}{parent.ce.display_name}::${name} as "
                    f"{kinds[1]}{ce.display_name}::${name}")
    if parent.flags & flags.ACC_FINAL:
        linker.fail(f"Cannot override final property {parent.ce.display_name}::${name}")
    if _forbids_readonly(linker, child, parent):
        kinds = ("readonly", "non-readonly") if parent.flags & flags.ACC_READONLY else ("non-readonly", "readonly")
        linker.fail(f"Cannot redeclare {kinds[0]} property {parent.ce.display_name}::${name} as {kinds[1]} "
                    f"{ce.display_name}::${name}")
    if child.flags & flags.ACC_PPP_MASK > parent.flags & flags.ACC_PPP_MASK:
        weaker = "" if parent.flags & flags.ACC_PUBLIC else " or weaker"
        linker.fail(f"Access level to {ce.display_name}::${name} must be {visibility_name(parent.flags)} "
                    f"(as in class {parent.ce.display_name}){weaker}")
    _check_set_visibility(linker, child, parent)
    if parent.hooks is not None:
        _inherit_hooks(linker, child, parent)
    if child.hooks and not parent.flags & (flags.ACC_VIRTUAL | flags.ACC_ABSTRACT):
        child.flags &= ~flags.ACC_VIRTUAL  # the parent's value is there
    if parent.type is not None:
        linker_check_property(linker, child, parent)
    elif child.type is not None:
        linker.fail(f"Type of {ce.display_name}::${name} must not be defined (as in class {parent.ce.display_name})")


def _forbids_readonly(linker: Linker, child: PropertyInfo, parent: PropertyInfo) -> bool:
    """Whether one is readonly and the other is not; of abstract properties the access levels are compared."""
    if not (parent.flags ^ child.flags) & flags.ACC_READONLY:
        return False
    is_abstract = parent.hooks is not None and parent.flags & flags.ACC_ABSTRACT
    return not (is_abstract and child.flags & flags.ACC_READONLY)


def set_visibility(info: PropertyInfo) -> int:
    """Who may write a property, as an ACC_* of those who may read one."""
    own = (info.flags & flags.ACC_PPP_SET_MASK) // flags.ACC_PUBLIC_SET
    if not own and info.flags & flags.ACC_READONLY:
        return max(info.flags & flags.ACC_PPP_MASK, flags.ACC_PROTECTED)
    return own or info.flags & flags.ACC_PPP_MASK


def _check_set_visibility(linker: Linker, child: PropertyInfo, parent: PropertyInfo) -> None:
    """A child may not narrow who may write (do_inherit_property)."""
    if not (child.flags | parent.flags) & (flags.ACC_PPP_SET_MASK | flags.ACC_READONLY) or \
            child.flags & parent.flags & flags.ACC_READONLY and \
            not (child.flags | parent.flags) & flags.ACC_PPP_SET_MASK:
        return
    writing = set_visibility(parent)
    if parent.flags & flags.ACC_ABSTRACT and parent.hooks is not None and "set" not in parent.hooks:
        return
    if set_visibility(child) > writing:
        word = {flags.ACC_PUBLIC: "omitted", flags.ACC_PROTECTED: "protected(set)"}.get(writing, "private(set)")
        weaker = "" if writing == flags.ACC_PUBLIC else " or weaker"
        linker.fail(f"Set access level of {child.ce.display_name}::${child.name} must be {word} "
                    f"(as in class {parent.ce.display_name}){weaker}")


def _inherit_hooks(linker: Linker, child: PropertyInfo, parent: PropertyInfo) -> None:
    """Take over the parent's hooks that the child does not define (inherit_property_hook)."""
    ce = linker.ce
    assert parent.hooks is not None
    own = child.hooks or {}
    if not own and parent.flags & flags.ACC_ABSTRACT:  # a plain property does what abstract hooks ask for
        _check_plain(linker, child, parent)
        return
    for kind, hook in parent.hooks.items():
        if kind not in own:
            if not hook.fn_flags & flags.ACC_ABSTRACT or child.flags & flags.ACC_VIRTUAL:
                own[kind] = hook
        elif hook.fn_flags & flags.ACC_FINAL:
            linker.fail_at(own[kind], f"Cannot override final property hook {parent.ce.display_name}::"
                                      f"${child.name}::{kind}()")
        else:
            _check_signature(linker, own[kind], ce, hook, parent.ce)
    if own:
        child.hooks = {kind: own[kind] for kind in ("get", "set") if kind in own}
        child.flags |= flags.HAS_HOOKS


def _check_plain(linker: Linker, child: PropertyInfo, parent: PropertyInfo) -> None:
    """A plain property in place of an abstract one: it can be read by reference, but a readonly one not be written."""
    assert parent.hooks is not None
    if child.flags & flags.ACC_READONLY and "set" in parent.hooks:
        plural = "" if linker.engine.target >= V8_5 else "s"
        linker.fail(f"Class {linker.ce.display_name} contains 1 abstract method and must "
                    f"therefore be declared abstract or implement the remaining method{plural} "
                    f"({parent.ce.display_name}::${parent.name}::set)", E_ERROR)


def is_abstract_property(info: PropertyInfo) -> bool:
    """Whether one of its hooks has no body yet."""
    return info.hooks is not None and any(hook.fn_flags & flags.ACC_ABSTRACT for hook in info.hooks.values())


def linker_check_property(linker: Linker, child: PropertyInfo, parent: PropertyInfo) -> None:
    """Compare property types now, or when the classes they name are loaded."""
    def check() -> int:
        return variance.property_types_compatible(linker, parent, child)

    def report(status: int) -> None:
        kinds = parent.hooks if parent.hooks is not None and parent.flags & flags.ACC_ABSTRACT else None
        relation = "" if kinds is None or len(kinds) > 1 else "subtype of " if "get" in kinds else "supertype of "
        declared = parent.type.to_string(parent.ce)  # type: ignore[union-attr]
        linker.fail(f"Type of {child.ce.display_name}::${child.name} must be {relation}{declared} "
                    f"(as in class {parent.ce.display_name})")

    status = check()
    if status == variance.ERROR:
        report(status)
    elif status == variance.UNRESOLVED:
        linker.obligations.append((check, report))


def inherit_constant(linker: Linker, name: str, constant: ClassConstant) -> None:
    """do_inherit_class_constant."""
    ce = linker.ce
    own = ce.constants_table.get(name)
    if own is None:
        if not constant.flags & flags.ACC_PRIVATE:
            ce.constants_table[name] = constant
        return
    if constant.type is not None:
        _check_constant_type(linker, name, own, constant)
    if own.flags & flags.ACC_PPP_MASK > constant.flags & flags.ACC_PPP_MASK:
        weaker = "" if constant.flags & flags.ACC_PUBLIC else " or weaker"
        linker.fail(f"Access level to {ce.display_name}::{name} must be {visibility_name(constant.flags)} "
                    f"(as in class {constant.ce.display_name}){weaker}")
    if constant.flags & flags.ACC_FINAL:
        linker.fail(f"{ce.display_name}::{name} cannot override final constant {constant.ce.display_name}::{name}")


def _check_constant_type(linker: Linker, name: str, own: ClassConstant, inherited: ClassConstant) -> None:
    """A constant's type may only be narrowed (do_inherit_constant_check)."""
    if inherited.flags & flags.ACC_PRIVATE:
        return

    def check() -> int:
        return variance.constant_types_compatible(linker, own, inherited)

    def report(status: int) -> None:
        assert inherited.type is not None
        shown = inherited.type.to_string(inherited.ce)
        linker.fail(f"Type of {own.ce.display_name}::{name} must be compatible with "
                    f"{inherited.ce.display_name}::{name} of type {shown}")

    status = check()
    if status == variance.ERROR:
        report(status)
    elif status == variance.UNRESOLVED:
        linker.obligations.append((check, report))


# ---- methods -----------------------------------------------------------------------------------------------------

def copy_function(engine: Engine, function: Any) -> Any:
    """A copy of a function that may differ in scope, name and flags."""
    if not function.is_internal:
        from zvm.opcodes.cloning import clone_op_array

        return clone_op_array(engine, function)
    copy = object.__new__(type(function))
    for kind in type(function).__mro__:
        for name in kind.__dict__.get("__slots__", ()):
            if name != "__weakref__":
                value = _slot_value(function, kind, name)
                if value is not UNDEF:
                    setattr(copy, name, value)
    return copy


def _slot_value(function: Any, kind: type, name: str) -> Any:
    """A slot's value, UNDEF while it waits for its first use."""
    try:
        return kind.__dict__[name].__get__(function)
    except AttributeError:
        return UNDEF


def check_override(linker: Linker, child: Function, child_scope: ClassEntry, parent: Function,
                   parent_scope: ClassEntry, key: str | None, check_visibility: bool = True) -> None:
    """Whether `child` may override `parent` (do_inheritance_check_on_method).

    `key` is where the class's function table holds the child, None when it is not to be changed.
    """
    parent_flags = parent.fn_flags
    if parent_flags & flags.ACC_PRIVATE and not parent_flags & (flags.ACC_ABSTRACT | flags.ACC_CTOR):
        child.fn_flags |= flags.ACC_CHANGED
        return
    name = child.function_name
    if parent_flags & flags.ACC_FINAL:
        linker.fail_at(child, f"Cannot override final method {_scope_name(parent)}::{name}()")
    _check_modifiers(linker, child, parent)
    if parent_flags & (flags.ACC_PRIVATE | flags.ACC_CHANGED):
        child.fn_flags |= flags.ACC_CHANGED
    prototype = parent.prototype or parent
    if parent_flags & flags.ACC_CTOR:
        if not prototype.fn_flags & flags.ACC_ABSTRACT:
            return  # constructors follow only abstract ones and those of interfaces
        if prototype is not parent:
            parent, parent_scope = prototype, prototype.scope
    if key is not None and child.prototype is not prototype:
        child = _set_prototype(linker.ce, key, child, prototype)
    if check_visibility and child.fn_flags & flags.ACC_PPP_MASK > parent_flags & flags.ACC_PPP_MASK:
        weaker = "" if parent_flags & flags.ACC_PUBLIC else " or weaker"
        linker.fail_at(child, f"Access level to {_scope_name(child)}::{name}() must be {visibility_name(parent_flags)} "
                              f"(as in class {_scope_name(parent)}){weaker}")
    if not linking_loops.signatures_agree(child, parent):
        _check_signature(linker, child, child_scope, parent, parent_scope)


def _scope_name(function: Function) -> str:
    return function.scope.display_name if function.scope is not None else ""


def _check_modifiers(linker: Linker, child: Function, parent: Function) -> None:
    """static and abstract must agree."""
    where = f"{_scope_name(parent)}::{child.function_name}()"
    if (child.fn_flags ^ parent.fn_flags) & flags.ACC_STATIC:
        if child.fn_flags & flags.ACC_STATIC:
            linker.fail_at(child, f"Cannot make non static method {where} static in class {_scope_name(child)}")
        linker.fail_at(child, f"Cannot make static method {where} non static in class {_scope_name(child)}")
    if child.fn_flags & flags.ACC_ABSTRACT and not parent.fn_flags & flags.ACC_ABSTRACT:
        linker.fail_at(child, f"Cannot make non abstract method {where} abstract in class {_scope_name(child)}")


def _set_prototype(ce: ClassEntry, key: str, child: Function, prototype: Function) -> Function:
    """Remember what the method implements; an inherited one is copied first."""
    if child.scope is not ce and not child.is_internal:
        if ce.flags & flags.ACC_INTERFACE:
            return child  # several parent interfaces have the method
        child = copy_function(ce.engine, child)
        ce.function_table[key] = child
    child.prototype = prototype
    return child


def _check_signature(linker: Linker, child: Function, child_scope: ClassEntry, parent: Function,
                     parent_scope: ClassEntry) -> None:
    """Compare signatures now, or when the classes they name are loaded (perform_delayable_implementation_check)."""
    def check() -> int:
        return variance.method_compatible(linker, child, child_scope, parent, parent_scope)

    owners = child.scope, parent.scope  # a trait's method changes hands before the report

    def report(status: int) -> None:
        _incompatible(linker, child, child_scope, parent, parent_scope, owners, status)

    status = check()
    if status == variance.UNRESOLVED:
        linker.obligations.append((check, report))
    elif status != variance.SUCCESS:
        report(status)


def _incompatible(linker: Linker, child: Any, child_scope: ClassEntry, parent: Function, parent_scope: ClassEntry,
                  owners: tuple[Any, Any], status: int) -> None:
    """emit_incompatible_method_error."""
    child_shown = variance.function_declaration(child, child_scope, owners[0])
    parent_shown = variance.function_declaration(parent, parent_scope, owners[1])
    if status == variance.UNRESOLVED:
        missing = next(iter(linker.engine.delayed_autoloads), "")
        linker.fail_at(child, f"Could not check compatibility between {child_shown} and {parent_shown}, "
                              f"because class {missing} is not available")
    if status == variance.WARNING:
        complaint = f"Return type of {child_shown} should either be compatible with {parent_shown}"
        _deprecate_return_type(linker, child, complaint, parent_scope)
        return
    linker.fail_at(child, f"Declaration of {child_shown} must be compatible with {parent_shown}")


def _deprecate_return_type(linker: Linker, child: Any, complaint: str, parent_scope: ClassEntry) -> None:
    """Report a return type that is not the parent's tentative one, unless #[ReturnTypeWillChange] is there."""
    if find_attribute(child.attributes, "returntypewillchange") is not None:
        return
    declared = linker.ce if child.is_internal else child
    linker.deprecate(
        f"{complaint}, or the #[\\ReturnTypeWillChange] attribute should be used to temporarily suppress the notice",
        declared.filename, declared.line_start, f"During inheritance of {parent_scope.display_name}")


# ---- interfaces --------------------------------------------------------------------------------------------------

def implement_interfaces(linker: Linker, interfaces: list[ClassEntry]) -> None:
    """Implement the interfaces the class names, and again those of its parent (zend_do_implement_interfaces)."""
    ce = linker.ce
    inherited = list(ce.parent.interfaces) if ce.parent is not None else []
    found = list(inherited)
    for interface in interfaces:
        if not interface.flags & flags.ACC_INTERFACE:
            linker.fail(f"{ce.display_name} cannot implement {interface.display_name} - it is not an "
                        "interface", E_ERROR)
        if interface in found:
            if found.index(interface) >= len(inherited):
                linker.fail(f"{object_type(ce)} {ce.display_name} cannot implement previously implemented interface "
                            f"{interface.display_name}")
            for name, constant in interface.constants_table.items():
                _may_inherit_interface_constant(linker, name, constant)
        else:
            found.append(interface)
    direct = found[len(inherited):]
    ce.interfaces = found
    for interface in inherited:
        _interface_implemented(linker, interface)
    for interface in direct:
        implement_interface(linker, interface)
    for interface in found:
        _implement_properties(linker, interface)


def inherit_interfaces(linker: Linker, parent: ClassEntry) -> None:
    """The class names no interface itself but has those of its parent (zend_do_inherit_interfaces)."""
    linker.ce.interfaces = inherited = parent.interfaces[::-1]
    for interface in inherited:
        _interface_implemented(linker, interface)


def implement_interface(linker: Linker, interface: ClassEntry) -> None:
    """Take over constants and methods of an interface in ce.interfaces, and what it extends
    (do_interface_implementation)."""
    ce = linker.ce
    for name, constant in interface.constants_table.items():
        if _may_inherit_interface_constant(linker, name, constant):
            ce.constants_table[name] = constant
    if not linking_loops.take_over_methods(ce, interface):
        _implement_methods(linker, interface)
    _interface_implemented(linker, interface)
    added = [further for further in reversed(interface.interfaces) if further not in ce.interfaces]
    ce.interfaces.extend(added)
    for further in added:
        _interface_implemented(linker, further)


def _implement_methods(linker: Linker, interface: ClassEntry) -> None:
    ce = linker.ce
    table = ce.function_table
    for key, function in interface.function_table.items():
        own = table.get(key)
        if own is None:
            ce.flags |= flags.ACC_IMPLICIT_ABSTRACT_CLASS
            table[key] = function
        elif own is not function:
            check_override(linker, own, own.scope, function, function.scope, key)


def _implement_properties(linker: Linker, interface: ClassEntry) -> None:
    """Have the properties of an interface, whose hooks are abstract (PHP 8.4)."""
    ce = linker.ce
    for name, info in interface.properties_info.items():
        own = ce.properties_info.get(name)
        if own is None:
            ce.properties_info[name] = info
            if not ce.flags & flags.ACC_INTERFACE:
                ce.flags |= flags.ACC_IMPLICIT_ABSTRACT_CLASS
        elif own is not info:
            _check_redeclared(linker, own, info)
            if own.hooks is not None and any(hook.fn_flags & flags.ACC_ABSTRACT for hook in own.hooks.values()) \
                    and not ce.flags & flags.ACC_INTERFACE:
                ce.flags |= flags.ACC_IMPLICIT_ABSTRACT_CLASS


def _may_inherit_interface_constant(linker: Linker, name: str, constant: ClassConstant) -> bool:
    """do_inherit_constant_check: whether the interface's constant is to be put into the class."""
    ce = linker.ce
    own = ce.constants_table.get(name)
    if own is None:
        return True
    if own.ce is not constant.ce and constant.type is not None:
        _check_constant_type(linker, name, own, constant)
    if own.ce is not constant.ce and constant.flags & flags.ACC_FINAL:
        linker.fail(f"{own.ce.display_name}::{name} cannot override final constant {constant.ce.display_name}::{name}")
    if own.ce is not constant.ce and own.ce is not ce:
        linker.fail(f"{object_type(ce)} {ce.display_name} inherits both {own.ce.display_name}::{name} and "
                    f"{constant.ce.display_name}::{name}, which is ambiguous")
    return False


def already_in_use(engine: Engine, ce: ClassEntry, name: str) -> str:
    """The message that a class cannot be declared by a name that another one has."""
    if engine.target < V8_4:
        return f"Cannot declare {object_type_name(ce)} {name}, because the name is already in use"
    key = lower(name)
    other = engine.classes.get(key) or engine.unlinked_classes.get(key) or ce
    return redeclaration(other, other.display_name)


def redeclaration(ce: ClassEntry, name: str) -> str:
    """What PHP 8.4 says of a class, that is there, and a name (zend_class_redeclaration_error)."""
    place = "" if ce.is_internal else f" (previously declared in {ce.filename}:{ce.line_start})"
    return f"Cannot redeclare {object_type_name(ce)} {name}{place}"


def object_type_name(ce: ClassEntry) -> str:
    """ "class", "interface", "trait" or "enum" (zend_get_object_type)."""
    return lower(object_type(ce))


def _interface_implemented(linker: Linker, interface: ClassEntry) -> None:
    """The interface_gets_implemented hooks of the core's interfaces (zend_interfaces.c, zend_enum.c, …)."""
    ce = linker.ce
    if ce.flags & flags.ACC_INTERFACE or not interface.is_internal:
        return
    from zvm.runtime.classes.interface_rules import check_implementation

    check_implementation(linker, interface)


def check_overrides(linker: Linker) -> None:
    """Refuse methods with #[Override] that override nothing (zend_verify_override, PHP 8.3), and since PHP 8.5 such
    properties."""
    ce = linker.ce
    if ce.flags & flags.ACC_TRAIT:
        return
    for function in ce.function_table.values():
        if function.scope is ce and find_attribute(function.attributes, "override") is not None \
                and not _overrides(ce, function):
            linker.fail_at(function, f"{ce.display_name}::{function.function_name}() has #[\\Override] attribute, but "
                                     "no matching parent method exists")
    if linker.engine.target >= V8_5:
        for name, info in ce.properties_info.items():
            if info.ce is ce and find_attribute(info.attributes, "override") is not None \
                    and not _property_overrides(ce, name):
                linker.fail(f"{ce.display_name}::${name} has #[\\Override] attribute, but no matching parent property "
                            "exists")


def _overrides(ce: ClassEntry, function: Function) -> bool:
    key = lower(function.function_name or "")
    if ce.parent is not None and key in ce.parent.function_table \
            and not ce.parent.function_table[key].fn_flags & flags.ACC_PRIVATE:
        return True
    return any(key in interface.function_table for interface in ce.interfaces)


def _property_overrides(ce: ClassEntry, name: str) -> bool:
    if ce.parent is not None and name in ce.parent.properties_info \
            and not ce.parent.properties_info[name].flags & flags.ACC_PRIVATE:
        return True
    return any(name in interface.properties_info for interface in ce.interfaces)


# ---- abstract methods --------------------------------------------------------------------------------------------

def verify_abstract_class(linker: Linker) -> None:
    """A class that is not abstract has no abstract method left (zend_verify_abstract_class)."""
    ce = linker.ce
    explicit = bool(ce.flags & flags.ACC_EXPLICIT_ABSTRACT_CLASS)
    missing = [function for function in ce.function_table.values() if function.fn_flags & flags.ACC_ABSTRACT
               and (not explicit or function.fn_flags & flags.ACC_PRIVATE)]
    if not explicit:
        missing += [hook for info in ce.properties_info.values() if info.hooks is not None
                    for hook in info.hooks.values() if hook.fn_flags & flags.ACC_ABSTRACT]
    if not missing:
        ce.flags &= ~flags.ACC_IMPLICIT_ABSTRACT_CLASS
        return
    shown = ", ".join(f"{_scope_name(function)}::{function.function_name}" for function in missing[:3])
    if len(missing) > 3:
        shown += ", ..."
    plural = "s" if len(missing) > 1 else ""
    is_later = linker.engine.target >= V8_5
    remaining = plural if is_later else "s"
    kind = object_type(ce)
    if is_later and (explicit or ce.flags & (flags.ACC_ENUM | flags.ACC_ANON_CLASS)):
        linker.fail(f"{kind} {ce.display_name} must implement {len(missing)} abstract method{plural} ({shown})",
                    E_ERROR)
    if explicit or ce.flags & flags.ACC_ENUM:
        linker.fail(f"{kind} {ce.display_name} must implement {len(missing)} abstract private method{plural} ({shown})",
                    E_ERROR)
    else:
        linker.fail(f"{kind} {ce.display_name} contains {len(missing)} abstract method{plural} and must therefore be "
                    "declared "
                    f"abstract or implement the remaining method{remaining} ({shown})", E_ERROR)


# ---- finishing ---------------------------------------------------------------------------------------------------

def number_own_slots(ce: ClassEntry) -> None:
    """slot_infos of a class without parent (zend_build_properties_info_table)."""
    own = [info for info in ce.properties_info.values() if not info.flags & flags.ACC_STATIC]
    own.sort(key=lambda info: info.slot)
    ce.slot_infos = own


def collect_ancestors(ce: ClassEntry) -> frozenset[ClassEntry]:
    """The class, its ancestors and all interfaces: what instanceof asks."""
    found = {ce, *ce.interfaces}
    ancestor = ce.parent
    while ancestor is not None:
        found.add(ancestor)
        ancestor = ancestor.parent
    return frozenset(found)
