"""Class entries and their members (zend_class_entry, zend_property_info, zend_class_constant).

Made by zvm/compiler (user classes) and zvm/ext (internal ones); linked by runtime/classes/inheritance.py.
"""
from __future__ import annotations

from zvm.opcodes import flags
from zvm.opcodes.op_array import Function
from zvm.opcodes.types import DeclaredType

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine


# magic methods that class entries keep apart: lower-case name → attribute
MAGIC_METHODS = {
    "__construct": "constructor", "__destruct": "destructor", "__clone": "clone", "__get": "get", "__set": "set",
    "__isset": "isset", "__unset": "unset", "__call": "call", "__callstatic": "callstatic", "__tostring": "tostring",
    "__debuginfo": "debug_info", "__serialize": "serialize", "__unserialize": "unserialize", "__invoke": "invoke",
}


def add_magic_method(ce: ClassEntry, key: str, method: Function) -> None:
    """Have a class keep a magic method apart, where it is found without being looked up (zend_add_magic_method). `key`
    is its name in lower case; other methods are left alone."""
    attribute = MAGIC_METHODS.get(key)
    if attribute is not None:
        setattr(ce, attribute, method)
        if attribute == "constructor":
            method.fn_flags |= flags.ACC_CTOR


# what a class takes over of its parent's flags
INHERITED_FLAGS = flags.ACC_NOT_SERIALIZABLE | flags.ACC_NOT_CLONEABLE | flags.ACC_ALLOW_DYNAMIC_PROPERTIES


class PropertyInfo:
    """A declared property. `slot` indexes the object's `slots`, or the class's `static_members` for a static one.
    `hooks` are its functions by "get" and "set", None where it has none."""

    __slots__ = ("name", "slot", "flags", "ce", "type", "doc_comment", "attributes", "accepted", "hooks")

    def __init__(self, name: str, slot: int, flags: int, ce: ClassEntry, type: DeclaredType | None = None) -> None:
        self.name, self.slot, self.flags, self.ce, self.type = name, slot, flags, ce, type
        self.doc_comment: str | None = None
        self.attributes: list[Any] | None = None
        self.accepted: set[Any] | None = None  # see properties.accepted_at_once()
        self.hooks: dict[str, Any] | None = None


class ClassConstant:
    """A class constant; `value` is a ConstantExpression until first used, and then of the declared `type`, if any:
    `was_expression`."""

    __slots__ = ("value", "flags", "ce", "doc_comment", "attributes", "evaluating", "type", "was_expression")

    def __init__(self, value: Any, flags: int, ce: ClassEntry) -> None:
        self.value, self.flags, self.ce = value, flags, ce
        self.doc_comment: str | None = None
        self.attributes: list[Any] | None = None
        self.evaluating = self.was_expression = False
        self.type: DeclaredType | None = None


class LinkingLoops:
    """What linking asks of methods by the dozen, in native code where there is some. False is no answer: variance.py
    has it."""

    __slots__ = ("signatures_agree", "overrides_agree", "take_over_methods")

    def __init__(self) -> None:
        # whether the first function may override the second, whatever the classes are that their types name
        self.signatures_agree: Callable[[Function, Function], bool] = lambda child, parent: False
        # whether all methods of the first table may override those of the second
        self.overrides_agree: Callable[[dict[str, Any], dict[str, Any]], bool] = lambda methods, inherited: False
        # has the first class inherit all methods of the second, its parent or an interface; False, and nothing is done,
        # where that takes a closer look
        self.take_over_methods: Callable[[ClassEntry, ClassEntry], bool] = lambda ce, parent: False


linking_loops = LinkingLoops()


class TraitAlias:
    """`class_name::method_name as modifiers alias` in a class's use (zend_trait_alias); class_name and alias may be
    None."""

    __slots__ = ("class_name", "method_name", "alias", "modifiers")

    def __init__(self, class_name: str | None, method_name: str, alias: str | None, modifiers: int) -> None:
        self.class_name, self.method_name, self.alias, self.modifiers = class_name, method_name, alias, modifiers


class TraitPrecedence:
    """`class_name::method_name insteadof excluded, …` (zend_trait_precedence)."""

    __slots__ = ("class_name", "method_name", "excluded")

    def __init__(self, class_name: str, method_name: str, excluded: list[str]) -> None:
        self.class_name, self.method_name, self.excluded = class_name, method_name, excluded


class ClassEntry:
    """A class, interface, trait or enum of one Engine.

    Tables are keyed as in Zend: functions by lower-case name, properties and constants by exact name. Inherited members
    are in the child's tables too. Before linking, parent and interfaces are names (`parent_name`, `interface_names`).
    """

    __slots__ = (
        "name", "engine", "flags", "is_internal", "parent_name", "parent", "interface_names", "interfaces",
        "trait_names", "trait_aliases", "trait_precedences", "function_table", "properties_info", "constants_table",
        "default_properties", "default_static_members", "static_members", "constants_updated", "constructor",
        "destructor", "clone", "get", "set", "isset", "unset", "call", "callstatic", "tostring", "debug_info",
        "serialize", "unserialize", "invoke", "create_object", "get_iterator", "native", "attributes", "doc_comment",
        "filename", "line_start", "line_end", "enum_backing_type", "backed_enum_table", "object_type", "ancestors",
        "instantiable", "slot_infos", "property_cache", "linking", "iterator_funcs", "arrayaccess_funcs", "elements",
        "hooks", "trampolines", "static_trampolines",
        "__weakref__")

    def __init__(self, name: str, engine: Engine) -> None:
        self.name = name
        self.engine = engine
        self.flags = 0
        self.is_internal = False
        self.parent_name: str | None = None
        self.parent: ClassEntry | None = None
        self.interface_names: list[str] = []
        self.interfaces: list[ClassEntry] = []
        self.trait_names: list[str] = []
        self.trait_aliases: list[TraitAlias] = []
        self.trait_precedences: list[TraitPrecedence] = []
        self.function_table: dict[str, Function] = {}
        self.properties_info: dict[str, PropertyInfo] = {}
        self.constants_table: dict[str, ClassConstant] = {}
        self.default_properties: list[Any] = []  # by slot; UNDEF = uninitialised typed property
        self.default_static_members: list[Any] = []
        self.static_members: list[Any] | None = None  # by slot, initialised on first use; inherited ones are shared
        self.constants_updated = False  # every ConstantExpression among defaults has been evaluated
        self.constructor: Function | None = None
        self.destructor: Function | None = None
        self.clone: Function | None = None
        self.get: Function | None = None
        self.set: Function | None = None
        self.isset: Function | None = None
        self.unset: Function | None = None
        self.call: Function | None = None
        self.callstatic: Function | None = None
        self.tostring: Function | None = None
        self.debug_info: Function | None = None
        self.serialize: Function | None = None
        self.unserialize: Function | None = None
        self.invoke: Function | None = None
        # internal classes' hooks (zend_object_handlers): inherited by subclasses, None where standard
        self.create_object: Callable[..., Any] | None = None
        self.get_iterator: Callable[..., Any] | None = None
        self.native: Any = None  # an object of hooks: read_dimension, count_elements, cast, compare, get_properties, …
        self.hooks = 0  # HOOKS_*: what `native` changes, for native code
        self.attributes: list[Any] | None = None
        self.doc_comment: str | None = None
        self.filename: str | None = None
        self.line_start = 0
        self.line_end = 0
        self.enum_backing_type = 0  # types.IS_UNDEF, IS_LONG or IS_STRING
        self.backed_enum_table: dict[Any, str] | None = None
        self.object_type: Any = None  # Python class of the instances, chosen on first instantiation
        self.trampolines: dict[str, Any] = {}  # by names that are no method's; see executor/methods.py
        self.static_trampolines: dict[str, Any] = {}  # likewise of __callStatic()
        # a frozenset of itself, parents, interfaces: instanceof is one look-up; None until the class is linked
        self.ancestors: Any = None
        self.instantiable = False  # objects.prepare_class went through: `new` needs no further check
        # by slot, the declaration each slot belongs to (properties_info_table)
        self.slot_infos: list[PropertyInfo] = []
        self.linking: Any = None  # the Linker at work on it
        # the methods of user classes that the engine calls, once it has: (rewind, valid, current, key, next) and
        # (offsetGet, offsetExists, offsetSet, offsetUnset) (iterator_funcs_ptr, arrayaccess_funcs_ptr)
        self.iterator_funcs: tuple[Function, ...] | None = None
        self.arrayaccess_funcs: tuple[Function, ...] | None = None
        self.elements: Any = None  # where native code finds what objects hold; see zvm/handlers/native/elements.py
        self.property_cache: dict[Any, Any] = {}  # (name, scope) -> what properties.lookup_property() found

    def use_hooks(self, native: Any) -> None:
        """Set `native`."""
        self.native = native
        self.hooks = sum(bit for bit, names in _HOOKS.items() if any(hasattr(native, name) for name in names))
        if self.hooks & HOOKS_PROPERTIES and not getattr(native, "leaves_declared", False):
            self.hooks |= HOOKS_DECLARED

    @property
    def display_name(self) -> str:
        """The name as messages show it: an anonymous class's ends at its NUL."""
        return self.name.partition("\0")[0]


HOOKS_CAST, HOOKS_COMPARE, HOOKS_PROPERTIES, HOOKS_METHODS = 1, 2, 4, 8
HOOKS_DECLARED = 16  # of properties, of declared ones that have a value as well
_HOOKS = {
    HOOKS_CAST: ("cast",),
    HOOKS_COMPARE: ("compare",),
    HOOKS_PROPERTIES: ("read_property", "write_property", "has_property", "unset_property", "get_property_pointer",
                       "update_dynamic"),
    HOOKS_METHODS: ("get_method", "method_owner"),
}


def object_type(ce: ClassEntry) -> str:
    """ "Class", "Interface", "Trait" or "Enum" (zend_get_object_type_uc)."""
    if ce.flags & flags.ACC_TRAIT:
        return "Trait"
    if ce.flags & flags.ACC_INTERFACE:
        return "Interface"
    return "Enum" if ce.flags & flags.ACC_ENUM else "Class"


# What native code copies to make new ones
_NOBODY: Any = None
BLANK_CLASS, BLANK_PROPERTY = ClassEntry("", _NOBODY), PropertyInfo("", 0, 0, _NOBODY)
BLANK_CONSTANT = ClassConstant(None, 0, _NOBODY)
