"""Declaring classes: when a class is linked and entered into the engine's table (zend_do_link_class, do_bind_class,
zend_try_early_bind).

Reads unlinked ClassEntry objects of a Script; links them with inheritance.py and traits.py. Called by the executor:
`bind_early` for the classes of a script that is loaded, `declare_class` for DECLARE_CLASS.
"""
from __future__ import annotations

from zvm.opcodes import flags
from zvm.opcodes.error_levels import E_COMPILE_ERROR, E_ERROR
from zvm.runtime.classes import inheritance, variance
from zvm.runtime.classes.class_entry import ClassEntry, linking_loops
from zvm.runtime.classes.inheritance import Linker
from zvm.runtime.classes.traits import bind_traits
from zvm.runtime.services.lazy_tables import held
from zvm.runtime.signals import EXCEPTIONS
from zvm.runtime.values.strings import lower
from zvm.targets import V8_3, V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_record import ClassRecord
    from zvm.runtime.classes.inheritance import Needed

_ABSTRACT = flags.ACC_IMPLICIT_ABSTRACT_CLASS | flags.ACC_EXPLICIT_ABSTRACT_CLASS


def declare_class(engine: Engine, ce: ClassEntry, lower_name: str | None = None, line: int | None = None) -> ClassEntry:
    """Link `ce` and enter it into engine.classes (do_bind_class); anonymous classes and runtime declarations too.

    Raises Thrown when parent, interface or trait are missing, Bailout for a fatal error. A class that was declared
    before by the same opline is an error, as in Zend.
    """
    world = engine.world
    record = None if world is None else world.record_of(ce)
    if record is not None and record.is_silent and _declare_silently(engine, record):
        return ce
    key = lower(ce.name) if lower_name is None else lower_name
    known: ClassEntry | None = engine.classes.get(key)
    if known is not None and world is not None and world.has_preloaded(known, ce):
        return known
    if known is not None or key in engine.unlinked_classes:
        _already_in_use(engine, ce, line)
    return _declare(engine, ce, key)


def _declare_silently(engine: Engine, record: ClassRecord) -> bool:
    """Declare a class that an earlier request has linked without anything to report, once what it needs is loaded in
    the same order. False, and nothing is declared, where that is no longer the same."""
    key, ce, classes = record.key, record.ce, engine.classes
    if held(classes, key) is not None or key in engine.unlinked_classes:
        return False
    if not record.is_loaded(classes):
        if not record.loads:
            return False
        engine.unlinked_classes[key] = ce
        ce.linking = Linker(engine, ce)
        try:
            for kind, name, lower_name, one in record.loads:
                if held(classes, lower_name) is not one and _load(engine, ce, name, kind) is not one:
                    return False
            if not _finds_in_signatures(ce.linking, record):
                return False
        finally:
            ce.linking = None
            del engine.unlinked_classes[key]
    ce.engine = engine
    record.declare()
    classes[key] = ce
    world: Any = engine.world
    world.note_declared(record)
    return True


def _finds_in_signatures(linker: Linker, record: ClassRecord) -> bool:
    """Whether the names in signatures mean the classes that they meant when the class was linked. Those that are not
    there are loaded as _load_delayed_classes() does."""
    engine, ce = linker.engine, linker.ce
    world: Any = engine.world
    delayed = engine.delayed_autoloads
    if delayed and not delayed.keys() <= record.delayed.keys():  # another class, being linked, waits for some
        return False
    for lower_name, name, one in record.signatures:
        delayed.pop(name, None)
        if held(engine.classes, lower_name) is not one:
            ce.ancestors = record.ancestors  # what is loaded now may inherit it
            loaded = _load_delayed_class(linker, name)
            if loaded is not one:
                ce.ancestors = None
                record.absent = name if loaded is None else None
                world.is_spoilt |= linker.is_inherited
                return False
    return True


def _is_declared_again(engine: Engine, ce: ClassEntry) -> bool:
    """Declare a class of a World where that takes no look at it; false, and nothing done, elsewhere."""
    world = engine.world
    record = None if world is None else world.record_of(ce)
    return record is not None and record.declare_again(engine)


def _declare(engine: Engine, ce: ClassEntry, key: str) -> ClassEntry:
    """declare_class() under a name that is not in use."""
    ce.engine = engine
    linker = None
    if not ce.flags & flags.ACC_LINKED:
        world: Any = engine.world
        record = None if world is None else world.record_of(ce)
        if record is not None and record.is_linked:
            ce, linker = _link_again(engine, key, record)
        else:
            linker = _link(engine, ce, key)
            if record is not None:
                world.note_linked(record, linker)
            elif world is not None:
                world.note_code()
    engine.classes[key] = ce
    if linker is not None and linker.deprecations:
        linker.report_deprecations()
    return ce


def _link(engine: Engine, ce: ClassEntry, key: str, absent: str | None = None) -> Linker:
    """`absent`: a name that a signature check waits for, whose class could not be loaded."""
    engine.unlinked_classes[key] = ce  # signatures may name it, but nothing can use it yet
    ce.linking = linker = Linker(engine, ce)
    linker.absent = absent
    try:
        link_class(linker)
    finally:
        ce.linking = None
        del engine.unlinked_classes[key]
    return linker


def _link_again(engine: Engine, key: str, record: ClassRecord) -> tuple[ClassEntry, Linker | None]:
    """Declare a class that an earlier request has linked, if all it needs is the same now (zend_inheritance_cache_get).
    What it needs is loaded in the same order. Else another class entry is made and linked, which is given. The linker
    is the one that has met deprecations."""
    world: Any = engine.world
    ce = record.ce
    linker = None
    is_same = record.is_loaded(engine.classes)
    if record.absent is None and (not is_same or record.deprecations):
        engine.unlinked_classes[key] = ce
        ce.linking = linker = Linker(engine, ce)
        try:
            is_same = is_same or _load_needed(linker) == record.needed and _finds_in_signatures(linker, record)
            if is_same:
                for deprecation in record.deprecations:
                    linker.deprecate(*deprecation)
        finally:
            ce.linking = None
            del engine.unlinked_classes[key]
    if is_same:
        record.declare()
        world.note_declared(record)
        return ce, linker
    another: ClassEntry = world.replacement(ce)
    if ce in engine.class_positions:
        engine.class_positions[another] = engine.class_positions.pop(ce)
    absent, record.absent = record.absent, None
    return another, _link(engine, another, key, absent)


def _already_in_use(engine: Engine, ce: ClassEntry, line: int | None) -> None:
    message = inheritance.already_in_use(engine, ce, ce.display_name)
    engine.diagnostics.fatal_at(E_COMPILE_ERROR, message, ce.filename or "Unknown",
                                ce.line_start if line is None else line)


def bind_early(engine: Engine, ce: ClassEntry) -> bool:
    """Declare a class of a script being loaded if nothing it needs is missing; False: DECLARE_CLASS will try again.

    Without parent it always succeeds; with one it does when the parent is linked and no signature names a class that is
    not loaded (zend_try_early_bind). Reports the fatal error of a name in use.
    """
    if _is_declared_again(engine, ce):
        return True
    key = lower(ce.name)
    known, parent = engine.classes.get(key), None
    if known is not None and engine.world is not None and engine.world.has_preloaded(known, ce):
        return True
    if ce.parent_name:
        parent = engine.classes.get(lower(ce.parent_name))
        if parent is None or not parent.flags & flags.ACC_LINKED:
            return False
    if known is not None:
        if parent is not None:
            return False
        _already_in_use(engine, ce, None)
    ce.engine = engine
    if parent is not None and not _is_bindable_again(engine, ce, parent) and not _can_bind(engine, ce, parent):
        return False
    if key in engine.unlinked_classes:
        _already_in_use(engine, ce, None)
    _declare(engine, ce, key)
    return True


def _is_bindable_again(engine: Engine, ce: ClassEntry, parent: ClassEntry) -> bool:
    """Whether an earlier request has linked the class with what is there now."""
    record = None if engine.world is None else engine.world.record_of(ce)
    return record is not None and record.is_linked and record.needed[0] is parent and all(
        engine.classes.get(key) is found for key, _, found in record.signatures)


def _can_bind(engine: Engine, ce: ClassEntry, parent: ClassEntry) -> bool:
    """Whether every signature check against the parent can be decided now (zend_can_early_bind)."""
    linker = Linker(engine, ce)
    linker.early = True
    methods = {} if linking_loops.overrides_agree(ce.function_table, parent.function_table) else parent.function_table
    for key, function in methods.items():
        own = ce.function_table.get(key)
        if own is None or function.fn_flags & flags.ACC_PRIVATE and not function.fn_flags & flags.ACC_ABSTRACT:
            continue
        if function.fn_flags & flags.ACC_CTOR:
            function = function.prototype or function  # only abstract constructors bind their overriders
            if not function.fn_flags & flags.ACC_ABSTRACT:
                continue
        if variance.method_compatible(linker, own, ce, function, function.scope) == variance.UNRESOLVED:
            return False
    for name, info in parent.properties_info.items():
        redeclared = ce.properties_info.get(name)
        if redeclared is not None and redeclared.type is not None and info.type is not None and \
                not info.flags & flags.ACC_PRIVATE and \
                variance.property_types_compatible(linker, info, redeclared) == variance.UNRESOLVED:
            return False
    return True


# ---- linking -----------------------------------------------------------------------------------------------------

def link_class(linker: Linker) -> None:
    """Find parent, traits and interfaces, take over their members, check the result (zend_do_link_class)."""
    ce = linker.ce
    linker.needed = parent, traits, interfaces = _load_needed(linker)
    if ce.flags & flags.ACC_ENUM:
        from zvm.runtime.objects.enums import register_enum

        register_enum(linker)
    if parent is not None:
        inheritance.inherit(linker, parent)
    else:
        inheritance.number_own_slots(ce)
    if traits:
        bind_traits(linker, traits)
    if interfaces:
        inheritance.implement_interfaces(linker, interfaces)
    elif parent is not None and parent.interfaces:
        inheritance.inherit_interfaces(linker, parent)
    _finish(linker)


def _load_needed(linker: Linker) -> Needed:
    engine, ce = linker.engine, linker.ce
    parent = _load(engine, ce, ce.parent_name, "Class") if ce.parent_name else None
    traits = _load_traits(linker)
    return parent, traits, [_load(engine, ce, name, "Interface") for name in ce.interface_names]


class _ClonesInPython:
    """Hooks that change nothing. Native code leaves the cloning of a class with such to clone_object(), which knows
    that __clone() may give readonly properties other values (PHP 8.3)."""

    __slots__ = ()


_CLONES_IN_PYTHON = _ClonesInPython()


def _finish(linker: Linker) -> None:
    ce = linker.ce
    if not ce.flags & (flags.ACC_INTERFACE | flags.ACC_TRAIT) and ce.flags & _ABSTRACT:
        inheritance.verify_abstract_class(linker)
    if ce.flags & flags.ACC_ENUM:
        from zvm.runtime.objects.enums import verify_enum

        verify_enum(linker)
    _imply_stringable(linker)
    ce.ancestors = inheritance.collect_ancestors(ce)
    ce.constants_updated = False
    if linker.obligations or _waiting_ancestors(ce):
        linker.has_waited |= not linker.obligations or bool(_waiting_ancestors(ce))
        _load_delayed_classes(linker)
        _meet_obligations(linker)
    if ce.engine.target >= V8_3:
        inheritance.check_overrides(linker)
        if ce.clone is not None and ce.native is None \
                and any(info.flags & flags.ACC_READONLY for info in ce.slot_infos):
            ce.native = _CLONES_IN_PYTHON
    if ce.engine.target >= V8_4:
        from zvm.runtime.objects.property_hooks import watch_properties

        watch_properties(ce)
    ce.flags |= flags.ACC_LINKED


def missing(engine: Engine, ce: ClassEntry) -> tuple[str, str] | None:
    """The first class that an unlinked one needs and that is not declared: its kind and name. Nothing is autoloaded."""
    names = [("parent", ce.parent_name)] if ce.parent_name else []
    names += [("interface", name) for name in ce.interface_names] + [("trait", name) for name in ce.trait_names]
    return next(((kind, name) for kind, name in names if engine.classes.get(lower(name)) is None), None)


def _load(engine: Engine, ce: ClassEntry, name: str, kind: str) -> ClassEntry:
    """A class another needs, autoloaded; throws Error where there is none."""
    unlinked = engine.unlinked_classes.get(lower(name))
    if unlinked is not None and unlinked.ancestors is not None:
        unlinked.linking.is_inherited = ce.linking.has_waited = True
        return unlinked  # all but its signatures is checked (ZEND_ACC_NEARLY_LINKED)
    try:
        found: ClassEntry | None = engine.lookup_class(name)
        if found is None:
            engine.throw("Error", f'{kind} "{name}" not found')
    except EXCEPTIONS as signal:
        if ce.linking.is_relied_on:  # others were linked in the belief that this class would be
            where = f"During inheritance of {ce.display_name} with variance dependencies"
            engine.diagnostics.fatal_uncaught(where, signal)
        raise
    return found


def _load_traits(linker: Linker) -> list[ClassEntry]:
    """The traits the class uses, each once."""
    found: list[ClassEntry] = []
    for name in linker.ce.trait_names:
        trait = _load_trait(linker, name)
        if not trait.flags & flags.ACC_TRAIT:
            problem = f"{linker.ce.display_name} cannot use {trait.display_name} - it is not a trait"
            if linker.engine.target >= V8_5:
                linker.engine.throw("Error", problem)
            linker.fail(problem, E_ERROR)
        if trait.attributes and linker.engine.target >= V8_5:
            from zvm.runtime.objects.remarks import report_use_of_trait

            report_use_of_trait(linker.engine, trait, linker.ce)
        if trait not in found:
            found.append(trait)
    return found


def _load_trait(linker: Linker, name: str) -> ClassEntry:
    """A trait, autoloaded; its absence and what an autoloader throws are fatal errors."""
    engine = linker.engine
    try:
        trait: ClassEntry | None = engine.lookup_class(name)
    except EXCEPTIONS as signal:
        if engine.target >= V8_5:
            raise
        engine.diagnostics.fatal_uncaught("During class fetch", signal)
    if trait is None:
        linker.fail(f'Trait "{name}" not found', E_ERROR)
    return trait


def _imply_stringable(linker: Linker) -> None:
    """A __toString() that came from a trait makes the class Stringable too."""
    ce = linker.ce
    if ce.tostring is None or ce.flags & flags.ACC_TRAIT:
        return
    stringable = linker.engine.lookup_class("Stringable", False)
    if stringable is not None and stringable is not ce and stringable not in ce.interfaces:
        ce.interfaces.append(stringable)
        inheritance.implement_interface(linker, stringable)


def _load_delayed_classes(linker: Linker) -> None:
    """Load the classes that signature checks wait for (load_delayed_classes)."""
    delayed = linker.engine.delayed_autoloads
    linker.has_waited |= delayed.keys() != linker.delayed.keys()
    while delayed:  # linking a class that is loaded may note more, and load those noted here
        name = next(iter(delayed))
        del delayed[name]
        _load_delayed_class(linker, name)


def _load_delayed_class(linker: Linker, name: str) -> ClassEntry | None:
    """Load a class that a signature check waits for; None where there is none."""
    if name == linker.absent:
        return None
    try:
        loaded: ClassEntry | None = linker.engine.lookup_class(name)
    except EXCEPTIONS as signal:
        where = f"During inheritance of {linker.ce.display_name}, while autoloading {name}"
        linker.engine.diagnostics.fatal_uncaught(where, signal)
    return loaded


def _meet_obligations(linker: Linker) -> None:
    """Check what had to wait, first of ancestors that wait, too (resolve_delayed_variance_obligations)."""
    for ancestor in _waiting_ancestors(linker.ce):
        _meet_obligations(ancestor.linking)
    obligations, linker.obligations = linker.obligations, []
    for check, report in obligations:
        status = check()
        if status != variance.SUCCESS:
            report(status)


def _waiting_ancestors(ce: ClassEntry) -> list[ClassEntry]:
    return [ancestor for ancestor in (ce.parent, *ce.interfaces)
            if ancestor is not None and ancestor.linking is not None and ancestor.linking.obligations]
