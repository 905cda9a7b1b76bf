"""What linking has found for a class that stays in the process from one request to the next (PHP's inheritance cache,
zend_inheritance_cache_entry), and what a request may have changed of the class.

Made when a class of a resident script is linked for the first time; asked by executor/class_declaration.py when a later
request declares it again. A World (zvm/engine/resident/) keeps it.
"""
from __future__ import annotations

from zvm.opcodes import flags
from zvm.runtime.classes.class_entry import ClassConstant, ClassEntry
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.inheritance import Linker


class ClassRecord:
    """Of one class entry. `needed` are the classes it was linked with, in the order in which they were loaded;
    `signatures` the others that signature checks have looked up, with both their names, in the order in which they are
    loaded; `delayed` has the names of those that were loaded for these checks. `expected` has all classes by the names
    it calls them, in lower case: declared again, it must find the same. `loads` has kind, name, name in lower case and
    class of each of `needed`, where none is a trait."""

    __slots__ = ("ce", "name", "key", "is_linked", "is_silent", "needed", "expected", "loads", "signatures",
                 "delayed", "absent", "deprecations", "ancestors", "default_properties", "constants", "evaluates",
                 "cases")

    def __init__(self, ce: ClassEntry) -> None:
        self.ce = ce
        self.name = ce.name
        self.key = ""
        self.is_linked = False  # it has been, by a request before
        self.absent: str | None = None  # a name in a signature whose class could not be loaded this time
        self.is_silent = False  # linked, and linking it reported nothing; it has a name of its own

    def fill(self, linker: Linker) -> None:
        """The class has been linked, and nothing of it has been evaluated yet."""
        ce = self.ce
        self.needed = parent, traits, interfaces = linker.needed
        loaded = [*traits, *interfaces] if parent is None else [parent, *traits, *interfaces]
        names = [*([] if parent is None else [ce.parent_name or ""]), *ce.trait_names, *ce.interface_names]
        self.expected = {lower(name): one for name, one in zip(names, loaded, strict=False)}
        self.loads = [] if traits else [("Interface" if one is not parent else "Class", name, lower(name), one)
                                        for name, one in zip(names, loaded, strict=False)]
        known = {ancestor for one in loaded for ancestor in one.ancestors}
        self.delayed = linker.delayed
        self.signatures = [(key, name, one) for key in {**linker.asked, **linker.signatures} if key in linker.signatures
                           for name, one in [linker.signatures[key]]
                           if key != lower(one.name) or not one.is_internal and one not in known]
        self.expected |= {key: one for key, _, one in self.signatures}
        self.deprecations = linker.deprecations
        self.ancestors = ce.ancestors
        self.default_properties = list(ce.default_properties)
        self.constants: list[tuple[ClassConstant, Any]] = [
            (constant, constant.value) for constant in ce.constants_table.values()
            if constant.ce is ce and type(constant.value) is ConstantExpression]
        values = (*ce.default_properties, *[constant.value for constant in ce.constants_table.values()])
        self.evaluates = any(type(value) is ConstantExpression for value in values) or any(
            info.flags & flags.ACC_STATIC for info in ce.properties_info.values())
        self.cases = None if ce.backed_enum_table is None else dict(ce.backed_enum_table)
        self.key = lower(self.name)
        self.is_linked = True
        self.is_silent = not self.deprecations and not ce.flags & flags.ACC_ANON_CLASS

    def is_loaded(self, classes: dict[str, Any]) -> bool:
        """Whether all that it was linked with is declared already, under the same names."""
        return self.expected.items() <= classes.items()

    def declare_again(self, engine: Engine) -> bool:
        """Declare the class where that takes no look at it: all that it was linked with is declared, its name is free,
        and nothing has to be reported. Else False, and nothing has been done."""
        key, classes = self.key, engine.classes
        if not self.is_silent or dict.get(classes, key) is not None or key in engine.unlinked_classes or \
                not self.is_loaded(classes):
            return False
        self.ce.engine = engine
        self.declare()
        classes[key] = self.ce
        world: Any = engine.world  # whose record this is
        world.note_declared(self)
        return True

    def declare(self) -> None:
        """Have the class be linked as it was. All it was linked with is the same."""
        self.ce.ancestors = self.ancestors
        self.ce.flags |= flags.ACC_LINKED

    def reset(self) -> None:
        """Put back what a request has written into the class, which is undeclared from now on."""
        ce = self.ce
        ce.name = self.name
        ce.flags &= ~flags.ACC_LINKED
        ce.ancestors = None
        forget_request(ce)
        if self.evaluates:
            ce.constants_updated = ce.instantiable = False
            ce.default_properties[:] = self.default_properties
            for constant, value in self.constants:
                constant.value, constant.evaluating = value, False
        if self.cases is not None:
            ce.backed_enum_table = dict(self.cases)


def forget_request(ce: ClassEntry) -> None:
    """Forget what any class, internal ones as well, keeps of the request."""
    ce.engine = None  # type: ignore[assignment]  # until the next one declares it
    if ce.static_members is not None:
        ce.static_members = None
        ce.constants_updated = False
    if ce.trampolines:
        ce.trampolines = {}
    if ce.static_trampolines:
        ce.static_trampolines = {}
    if ce.property_cache:
        ce.property_cache = {}
