"""Using traits: their methods and properties become the class's own (zend_do_bind_traits).

Reads linked traits and the adaptations (TraitAlias, TraitPrecedence) the compiler noted; changes the class a Linker
holds. Used by runtime/classes/declaration.py after the parent's members and before the interfaces'.
"""
from __future__ import annotations

from zvm.opcodes import flags
from zvm.opcodes.stored_op_array import StoredOpArray, code_of
from zvm.runtime.classes import variance
from zvm.runtime.classes.class_entry import ClassConstant, ClassEntry, PropertyInfo, TraitAlias, add_magic_method
from zvm.runtime.classes.inheritance import Linker, check_override, copy_function, inherit_constant
from zvm.runtime.values.strings import lower
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn


def bind_traits(linker: Linker, traits: list[ClassEntry]) -> None:
    """Copy what the traits (without duplicates) hold into linker.ce. Conflicts are fatal errors."""
    excluded = _exclusions(linker, traits)
    aliases = [(alias, _alias_origin(linker, alias, traits)) for alias in linker.ce.trait_aliases]
    for trait in traits:
        for key, function in list(trait.function_table.items()):
            _add_methods(linker, key, function, trait, aliases, excluded.get(trait, ()))
    _adopt(linker.ce)
    for number, trait in enumerate(traits):
        for name, constant in trait.constants_table.items():
            _bind_constant(linker, traits[:number], trait, name, constant)
    for number, trait in enumerate(traits):
        for info in list(trait.properties_info.values()):
            _bind_property(linker, traits, number, info)


# ---- adaptations -------------------------------------------------------------------------------------------------

def _find_trait(linker: Linker, name: str, traits: list[ClassEntry]) -> ClassEntry:
    """A trait named in an adaptation; it must be used by the class (zend_check_trait_usage)."""
    trait: ClassEntry | None = linker.engine.classes.get(lower(name))
    if trait is None or not trait.flags & flags.ACC_LINKED:
        linker.fail(f"Could not find trait {name}")
    if not trait.flags & flags.ACC_TRAIT:
        linker.fail(f"Class {trait.display_name} is not a trait, Only traits may be used in 'as' and 'insteadof' "
                    "statements")
    if trait not in traits:
        linker.fail(f"Required Trait {trait.display_name} wasn't added to {linker.ce.display_name}")
    return trait


def _exclusions(linker: Linker, traits: list[ClassEntry]) -> dict[ClassEntry, set[str]]:
    """By trait: the lower-case names of methods that insteadof keeps out (zend_traits_init_trait_structures)."""
    excluded: dict[ClassEntry, set[str]] = {}
    for rule in linker.ce.trait_precedences:
        trait = _find_trait(linker, rule.class_name, traits)
        key = lower(rule.method_name)
        if key not in trait.function_table:
            linker.fail(f"A precedence rule was defined for {trait.display_name}::{rule.method_name} but this method "
                        "does not "
                        "exist")
        for name in rule.excluded:
            other = _find_trait(linker, name, traits)
            names = excluded.setdefault(other, set())
            if key in names:
                linker.fail(f"Failed to evaluate a trait precedence ({rule.method_name}). Method of trait "
                            f"{other.display_name} was defined to be excluded multiple times")
            names.add(key)
            if other is trait:
                linker.fail(f"Inconsistent insteadof definition. The method {rule.method_name} is to be used from "
                            f"{trait.display_name}, but {trait.display_name} is also on the exclude list")
    return excluded


def _alias_origin(linker: Linker, alias: TraitAlias, traits: list[ClassEntry]) -> ClassEntry:
    """The trait whose method an `as` rule means."""
    key, name = lower(alias.method_name), alias.method_name
    if alias.class_name is not None:
        trait = _find_trait(linker, alias.class_name, traits)
        if key not in trait.function_table:
            linker.fail(f"An alias was defined for {trait.display_name}::{name} but this method does not exist")
        return trait
    found = [trait for trait in traits if key in trait.function_table]
    if len(found) > 1:
        first, second = found[0].name, found[1].name
        linker.fail(f"An alias was defined for method {name}(), which exists in both {first} and {second}. Use "
                    f"{first}::{name} or {second}::{name} to resolve the ambiguity")
    if not found:
        if alias.alias is not None:
            linker.fail(f"An alias ({alias.alias}) was defined for method {name}(), but this method does not exist")
        linker.fail(f"The modifiers of the trait method {name}() are changed, but this method does not exist. Error")
    return found[0]


# ---- methods -----------------------------------------------------------------------------------------------------

def _add_methods(linker: Linker, key: str, function: Any, trait: ClassEntry,
                 aliases: list[tuple[TraitAlias, ClassEntry]], excluded: Any) -> None:
    """Add one trait method under its aliases and, unless excluded, its name (zend_traits_copy_functions)."""
    matching = [alias for alias, origin in aliases if origin is trait and lower(alias.method_name) == key]
    for alias in matching:
        if alias.alias is not None:
            _add_method(linker, alias.alias, lower(alias.alias), function, _modified(function, alias.modifiers))
    if key not in excluded:
        fn_flags = function.fn_flags
        for alias in matching:
            if alias.alias is None and alias.modifiers:
                fn_flags = _modified(function, alias.modifiers)
        _add_method(linker, function.function_name, key, function, fn_flags)


def _modified(function: Any, modifiers: int) -> int:
    fn_flags: int = function.fn_flags
    if not modifiers:
        return fn_flags
    if modifiers & flags.ACC_PPP_MASK:
        return modifiers | fn_flags & ~flags.ACC_PPP_MASK
    return modifiers | fn_flags


def _self_scope(function: Any, ce: ClassEntry) -> ClassEntry:
    """What self means in a method's signature: the using class in those of traits (fixup_trait_scope)."""
    scope: ClassEntry = function.scope
    return ce if scope.flags & flags.ACC_TRAIT else scope


def _add_method(linker: Linker, name: str, key: str, function: Any, fn_flags: int) -> None:
    """zend_add_trait_method."""
    ce = linker.ce
    existing = ce.function_table.get(key)
    if existing is not None:
        if _is_same(existing, function, fn_flags):
            return
        if function.fn_flags & flags.ACC_ABSTRACT:
            check_override(linker, existing, _self_scope(existing, ce), function, _self_scope(function, ce), None,
                           check_visibility=False)
            return
        if existing.scope is ce:
            return
        if existing.scope.flags & flags.ACC_TRAIT and not existing.fn_flags & flags.ACC_ABSTRACT:
            linker.fail(f"Trait method {function.scope.display_name}::{function.function_name} has not been applied as "
                        f"{ce.display_name}::{name}, because of collision with {existing.scope.display_name}::"
                        f"{existing.function_name}")
    copy = copy_function(linker.engine, function)
    copy.fn_flags = fn_flags | flags.ACC_TRAIT_CLONE
    copy.function_name = name
    if existing is not None:
        check_override(linker, copy, _self_scope(function, ce), existing, _self_scope(existing, ce), None)
    ce.function_table[key] = copy
    add_magic_method(ce, key, copy)


def _is_same(existing: Any, function: Any, fn_flags: int) -> bool:
    """Whether the same trait method with the same visibility is there already, by another way."""
    if not existing.scope.flags & flags.ACC_TRAIT or (existing.fn_flags ^ fn_flags) & flags.ACC_PPP_MASK:
        return False
    if existing.is_internal or function.is_internal:
        return existing is function
    if type(existing) is StoredOpArray and type(function) is StoredOpArray and code_of(existing) is code_of(function):
        return True  # not compiled yet, and then each for itself
    return existing.literals is function.literals  # copies share them, as Zend's share their oplines


def _adopt(ce: ClassEntry) -> None:
    """The copies belong to the class now (zend_fixup_trait_method)."""
    for function in ce.function_table.values():
        if function.scope is not None and function.scope.flags & flags.ACC_TRAIT and function.scope is not ce:
            function.scope = ce
            if function.fn_flags & flags.ACC_ABSTRACT:
                ce.flags |= flags.ACC_IMPLICIT_ABSTRACT_CLASS


# ---- constants and properties ------------------------------------------------------------------------------------

def _bind_constant(linker: Linker, earlier: list[ClassEntry], trait: ClassEntry, name: str,
                   constant: ClassConstant) -> None:
    """zend_do_traits_constant_binding; `earlier` are the traits bound before."""
    ce = linker.ce
    existing = ce.constants_table.get(name)
    inherited = None
    if existing is not None and existing.ce is not ce and linker.engine.target >= V8_5:
        inherited, existing = existing, None  # it is overridden
    if existing is not None:
        mask = flags.ACC_PPP_MASK | flags.ACC_FINAL
        if (existing.flags ^ constant.flags) & mask or str(existing.type) != str(constant.type) \
                or not _same_value(linker, constant.value, existing.value):
            _conflict(linker, existing.ce, [used for used in earlier if name in used.constants_table], trait,
                      f"constant ({name})")
        return
    copy = ClassConstant(constant.value, constant.flags, ce)
    copy.doc_comment, copy.attributes, copy.type = constant.doc_comment, constant.attributes, constant.type
    ce.constants_table[name] = copy
    if inherited is not None:
        inherit_constant(linker, name, inherited)


def _conflict(linker: Linker, existing: ClassEntry, earlier: list[ClassEntry], trait: ClassEntry,
              what: str) -> NoReturn:
    """The class has that member already, from `existing`; where that is itself, from the first of `earlier` traits."""
    first = earlier[0] if existing is linker.ce and earlier else existing
    linker.fail(f"{first.display_name} and {trait.display_name} define the same {what} in the composition of "
                f"{linker.ce.display_name}. However, the definition differs and is considered incompatible. Class was "
                "composed")


def _same_value(linker: Linker, left: Any, right: Any) -> bool:
    """Whether two default values are identical once evaluated."""
    from zvm.runtime.classes.constant_expressions import ConstantExpression
    from zvm.runtime.values.compare import is_identical

    if type(left) is ConstantExpression:
        left = linker.engine.evaluate(left, linker.ce)
    if type(right) is ConstantExpression:
        right = linker.engine.evaluate(right, linker.ce)
    return left is right or bool(is_identical(left, right))


def _bind_property(linker: Linker, traits: list[ClassEntry], number: int, info: PropertyInfo) -> None:
    """zend_do_traits_property_binding."""
    ce, trait, name = linker.ce, traits[number], info.name
    member_flags = info.flags
    colliding = ce.properties_info.get(name)
    is_static = bool(member_flags & flags.ACC_STATIC)
    source = trait.default_static_members if is_static else trait.default_properties
    value = source[info.slot]
    if colliding is not None:
        if not (colliding.flags & flags.ACC_PRIVATE and colliding.ce is not ce):
            _check_collision(linker, traits, number, info, colliding, value)
            return
        del ce.properties_info[name]
        member_flags |= flags.ACC_CHANGED
    if bool(ce.flags & flags.ACC_READONLY_CLASS) and not member_flags & flags.ACC_READONLY:
        linker.fail(f"Readonly class {ce.display_name} cannot use trait with a non-readonly property "
                    f"{info.ce.display_name}::${name}")
    target = ce.default_static_members if is_static else ce.default_properties
    added = PropertyInfo(name, len(target), member_flags, ce, info.type)
    added.doc_comment, added.attributes = info.doc_comment, info.attributes
    if info.hooks is not None:
        added.hooks = {kind: _copied_hook(ce, hook) for kind, hook in info.hooks.items()}
        if any(hook.fn_flags & flags.ACC_ABSTRACT for hook in added.hooks.values()):
            ce.flags |= flags.ACC_IMPLICIT_ABSTRACT_CLASS
    target.append(value)
    if not is_static:
        ce.slot_infos.append(added)
    ce.properties_info[name] = added


def _copied_hook(ce: ClassEntry, hook: Any) -> Any:
    """A trait's hook as the class has it."""
    copy = copy_function(ce.engine, hook)
    copy.fn_flags |= flags.ACC_TRAIT_CLONE
    copy.scope = ce
    return copy


def _check_collision(linker: Linker, traits: list[ClassEntry], number: int, info: PropertyInfo,
                     colliding: PropertyInfo, value: Any) -> None:
    """A property the class has already must be the same in kind, type and default."""
    ce, name = linker.ce, info.name
    if info.hooks is not None or colliding.hooks is not None:
        others = [used for used in traits[:number] if name in used.properties_info]
        first = others[0] if colliding.ce is ce and others else colliding.ce
        linker.fail(f"{first.display_name} and {info.ce.display_name} define the same hooked property (${name}) in "
                    f"the composition of {ce.display_name}. Conflict resolution between hooked properties is "
                    "currently not supported. Class was composed")
    mask = flags.ACC_PPP_MASK | flags.ACC_STATIC | flags.ACC_READONLY
    if not (colliding.flags ^ info.flags) & mask and \
            variance.property_types_compatible(linker, info, colliding) == variance.SUCCESS:
        if info.flags & flags.ACC_STATIC:
            own = colliding.ce.default_static_members[colliding.slot]
        else:
            own = ce.default_properties[colliding.slot]
        if _same_value(linker, own, value):
            return
    _conflict(linker, colliding.ce, [used for used in traits[:number] if name in used.properties_info], info.ce,
              f"property (${name})")
