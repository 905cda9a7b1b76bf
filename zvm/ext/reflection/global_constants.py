"""ReflectionConstant: a constant outside of classes (PHP 8.4)."""
from __future__ import annotations

from zvm.ext import later, registry
from zvm.ext.reflection.attribute_lists import reflect_attributes
from zvm.ext.reflection.mirrors import (
    CLASS_FLAGS,
    HOOKS,
    Mirror,
    fail,
    name_text,
    reflect_extension,
    set_name,
    split_name,
)
from zvm.ext.vocabulary import (
    Array,
    Bool,
    False_,
    Int,
    Mixed,
    Null,
    Str,
    Untyped,
    method,
    php_class,
    prop,
)
from zvm.opcodes.attribute import TARGET_CONST, Attribute, find_attribute
from zvm.runtime.services.constants import table_key
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import UNDEF, type_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.reflection.extensions import ReflectionExtension

# ruff: noqa: F821, N802, N805, UP037


@php_class("ReflectionConstant", implements=("Reflector",), flags=CLASS_FLAGS, native=HOOKS, since=80400, final=True,
           changes=(80500, {"final": False}),
           properties=[prop("name", type="Str")])
class ReflectionConstant(Mirror):
    __slots__ = ("constant_name", "value")
    constant_name: str  # as it was defined
    value: Any

    @method
    def __construct(self, engine: Engine, name: Str) -> Untyped:
        constants = engine.constants
        plain = name.removeprefix("\\")
        value = constants.get(plain) if "::" not in plain and plain != "__COMPILER_HALT_OFFSET__" else UNDEF
        if value is UNDEF:
            fail(engine, f'Constant "{name_text(engine, name)}" does not exist')
        self.value = value
        is_word = lower(plain) in ("true", "false", "null") and "\\" not in plain
        self.constant_name = plain.upper() if is_word else constants.names.get(table_key(plain), plain)
        set_name(self, name)

    @method
    def getName(self) -> Str:
        return self.constant_name

    @method
    def getNamespaceName(self) -> Str:
        return split_name(self.constant_name)[0]

    @method
    def getShortName(self) -> Str:
        return split_name(self.constant_name)[1]

    @method
    def getValue(self) -> Mixed:
        return self.value

    def _attributes(self, engine: Any) -> list[Attribute] | None:
        constants = engine.constants
        own: list[Attribute] | None = constants.attributes.get(table_key(self.constant_name))
        if own is None and self.constant_name in constants.deprecated and not self._is_own(engine):
            return later.attributes_of_constant(self.constant_name, engine.target)
        return own

    def _is_own(self, engine: Any) -> bool:
        """Whether a script has defined it."""
        return table_key(self.constant_name) in engine.constants.user

    @method
    def isDeprecated(self, engine: Engine) -> Bool:
        return find_attribute(self._attributes(engine), "deprecated") is not None

    @method(since=80500)
    def getFileName(self, engine: Engine) -> Str | False_:
        return engine.constants.files.get(table_key(self.constant_name), False)

    @method(since=80500)
    def getExtension(self, engine: Engine) -> 'ReflectionExtension' | Null:
        name = self._extension(engine)
        return None if name is None else reflect_extension(engine, name)

    @method(since=80500)
    def getExtensionName(self, engine: Engine) -> Str | False_:
        return self._extension(engine) or False

    def _extension(self, engine: Any) -> str | None:
        if self._is_own(engine):
            return None
        internal = registry.find_constant(engine, self.constant_name)
        return "Core" if internal is None else internal[1]

    @method(since=80500)
    def getAttributes(self, engine: Engine, name: Str | Null = None, flags: Int = 0) -> Array:
        return reflect_attributes(engine, self._attributes(engine), None, TARGET_CONST, name, flags,
                                  engine.constants.files.get(table_key(self.constant_name)))

    @method
    def __toString(self, engine: Engine) -> Str:
        words = [] if self._is_own(engine) or isinstance(self.value, Resource) else ["persistent"]
        if self.isDeprecated(engine):
            words.append("deprecated")
        mark = f"<{', '.join(words)}> " if words else ""
        text = "Array" if type(self.value) is PhpArray else to_string(engine, self.value)
        return f"Constant [ {mark}{type_name(self.value)} {self.constant_name} ] {{ {text} }}\n"
