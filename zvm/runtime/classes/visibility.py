"""Who may see a member: scopes, derivation, protected access (zend_check_protected, is_protected_compatible_scope).

Reads class entries and the current frame; imported by the modules of runtime that look members up, and by handlers.
"""
from __future__ import annotations

from zvm.opcodes import flags
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.runtime.classes.class_entry import ClassEntry, PropertyInfo


def visibility_name(member_flags: int) -> str:
    """ "public", "protected" or "private" (zend_visibility_string)."""
    if member_flags & flags.ACC_PUBLIC:
        return "public"
    return "private" if member_flags & flags.ACC_PRIVATE else "protected"


def is_derived(child: ClassEntry, parent: ClassEntry) -> bool:
    """Whether `parent` is a proper ancestor of `child` through `extends` (is_derived_class)."""
    ancestor = child.parent
    while ancestor is not None:
        if ancestor is parent:
            return True
        ancestor = ancestor.parent
    return False


def is_subclass(ce: ClassEntry, other: ClassEntry) -> bool:
    """Whether `ce` is `other`, extends or implements it (instanceof_function)."""
    if ce is other:
        return True
    ancestors = ce.ancestors
    if ancestors is not None:
        return other in ancestors
    return other in ce.interfaces or is_derived(ce, other)


def is_protected_compatible(owner: ClassEntry, scope: ClassEntry | None) -> bool:
    """Whether `scope` may reach a protected member of `owner`: they are on one line of descent
    (zend_check_protected)."""
    return scope is not None and (owner is scope or is_derived(scope, owner) or is_derived(owner, scope))


def may_reach_protected(info: PropertyInfo, scope: ClassEntry | None) -> bool:
    """Whether `scope` may reach a protected property: since PHP 8.4 the class that declared it first counts, too."""
    if is_protected_compatible(info.ce, scope):
        return True
    owner = info.ce
    if scope is None or owner.engine is None or owner.engine.target < V8_4:
        return False
    parent = owner.parent
    while parent is not None:
        inherited = parent.properties_info.get(info.name)
        if inherited is None or inherited.flags & flags.ACC_PRIVATE:
            break
        owner = inherited.ce
        parent = owner.parent
    return is_protected_compatible(owner, scope)
