"""What all reflection objects share: making them, their read-only properties, their exception.

Reads ClassEntry, Function and their like; imported by the other modules of zvm/ext/reflection.
"""
from __future__ import annotations

from zvm.ext.core.exceptions import ExceptionObject, make_exception
from zvm.ext.vocabulary import Array, Int, method, php_class
from zvm.opcodes import flags
from zvm.runtime.objects.exceptions import set_previous
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.properties import write_standard
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.ext.reflection.classes import ReflectionClass
    from zvm.ext.reflection.extensions import ReflectionExtension
    from zvm.ext.reflection.functions import ReflectionFunction
    from zvm.ext.reflection.methods import ReflectionMethod
    from zvm.opcodes.op_array import Function
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, N802, N805, UP037

_ALL_OBJECTS_HAVE = frozenset(("ce", "dynamic", "guards", "slots", "token"))


class Hooks:
    """What is particular about reflection objects: `name` and `class` cannot be assigned."""

    __slots__ = ()

    @staticmethod
    def write_property(engine: Engine, obj: Any, name: str, value: Any, scope: Any, strict: bool) -> Any:
        """_reflection_write_property."""
        if name in ("name", "class") and name in obj.ce.properties_info:
            fail(engine, f"Cannot set read-only property {obj.ce.display_name}::${name}")
        return write_standard(engine, obj, name, value, scope, strict)


HOOKS = Hooks()
CLASS_FLAGS = flags.ACC_NOT_SERIALIZABLE | flags.ACC_NOT_CLONEABLE


class Mirror(PhpObject):
    """An instance of a reflection class. Its fields are set by the PHP constructor or by `make`; asking one that never
    was throws Error, as GET_REFLECTION_OBJECT_PTR does."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        if name in _ALL_OBJECTS_HAVE or name[:2] == "__":
            raise AttributeError(name)
        self.ce.engine.throw("Error", "Internal error: Failed to retrieve the reflection object")


def fail(engine: Engine, message: str, code: int = 0) -> NoReturn:
    """Throw a ReflectionException; names of anonymous classes stay whole in PHP 8.4."""
    if "\0" in message and engine.target == V8_4:
        raise Thrown(make_exception(engine, "ReflectionException", message, code))
    engine.throw("ReflectionException", message, code)


def name_text(engine: Engine, name: str) -> str:
    """A name in a message: up to a NUL, but whole in PHP 8.4."""
    return name if engine.target == V8_4 else c_string(name)


def class_name_text(engine: Engine, ce: ClassEntry) -> str:
    """A class's name in a message; those of anonymous classes are whole in PHP 8.4."""
    return ce.name if engine.target == V8_4 else ce.display_name


def make(engine: Engine, class_name: str, *names: str | None) -> Any:
    """A reflection object of that class, whose fields the caller sets; `names` are its PHP properties `name` and
    `class`, the first that each of these classes has."""
    mirror = instantiate(engine, engine.classes[class_name])
    mirror.slots[:len(names)] = names
    return mirror


def object_list(objects: list[Any]) -> PhpArray:
    """An array of reflection objects. It is a hash, for a dict lets go of its values in order, as PHP's arrays do, and
    a list backwards: the handles of the objects are reused in PHP's order."""
    return PhpArray.from_dict(dict(enumerate(objects)))


def set_name(mirror: Any, name: str, class_name: str | None = None) -> None:
    """Fill the PHP properties of a mirror under construction."""
    mirror.slots[mirror.ce.properties_info["name"].slot] = name
    if class_name is not None:
        mirror.slots[mirror.ce.properties_info["class"].slot] = class_name


def find_class(engine: Engine, name: str, code: int = 0, kind: str = "Class", wraps: bool = True) -> ClassEntry:
    """The class of that name; throws ReflectionException where there is none. What an autoloader throws becomes the
    previous exception of that one, or is passed on where it does not `wrap`."""
    previous = None
    try:
        found: ClassEntry | None = engine.lookup_class(name)
    except Thrown as thrown:
        if not wraps:
            raise
        found, previous = None, thrown.object
    if found is None:
        message = f'{kind} "{name_text(engine, name)}" does not exist'
        exception = make_exception(engine, "ReflectionException", message, code)
        set_previous(engine, exception, previous)
        raise Thrown(exception)
    return found


def class_of(engine: Engine, value: Any, code: int = 0, wraps: bool = True) -> ClassEntry:
    """The class an `object|string` argument means."""
    return value.ce if isinstance(value, PhpObject) else find_class(engine, value, code, wraps=wraps)


def reflect_class(engine: Engine, ce: ClassEntry) -> ReflectionClass:
    """A ReflectionClass, a ReflectionEnum for an enum (zend_reflection_class_factory)."""
    kind = "reflectionenum" if ce.flags & flags.ACC_ENUM else "reflectionclass"
    mirror: ReflectionClass = make(engine, kind, ce.name)
    mirror.reflected, mirror.object = ce, None
    return mirror


def reflect_function(engine: Engine, function: Function, closure: Any = None) -> ReflectionFunction:
    """A ReflectionFunction."""
    mirror: ReflectionFunction = make(engine, "reflectionfunction", function.function_name)
    mirror.function, mirror.closure, mirror.owner = function, closure, None
    return mirror


def reflect_method(engine: Engine, owner: ClassEntry, function: Function, closure: Any = None) -> ReflectionMethod:
    """A ReflectionMethod of `function`, asked of class `owner` (reflection_method_factory)."""
    scope = function.scope if function.scope is not None else owner
    mirror: ReflectionMethod = make(engine, "reflectionmethod", function.function_name, scope.name)
    mirror.function, mirror.closure, mirror.owner = function, closure, owner
    return mirror


def reflect_extension(engine: Engine, name: str) -> ReflectionExtension:
    """A ReflectionExtension of an extension that is there."""
    mirror: ReflectionExtension = make(engine, "reflectionextension", name)
    mirror.extension = name
    return mirror


def split_name(name: str) -> tuple[str, str]:
    """Namespace and short name; a backslash in front is not a namespace."""
    position = name.rfind("\\")
    return (name[:position], name[position + 1:]) if position > 0 else ("", name)


@php_class("ReflectionException", extends="Exception")
class ReflectionException(ExceptionObject):
    __slots__ = ()


@php_class("Reflector", interface=True, implements=("Stringable",))
class Reflector:
    __slots__ = ()


_MODIFIERS = ((flags.ACC_ABSTRACT, "abstract"), (flags.ACC_FINAL, "final"), (flags.ACC_VIRTUAL, "virtual"))
SET_MODIFIERS = ((flags.ACC_PROTECTED_SET, "protected(set)"), (flags.ACC_PRIVATE_SET, "private(set)"))
_MODE_MODIFIERS = ((flags.ACC_STATIC, "static"), (flags.ACC_READONLY | flags.ACC_READONLY_CLASS, "readonly"))


def with_set_visibility(modifiers: int) -> int:
    """A property's flags with what readonly means for writing since PHP 8.4."""
    is_implicit = modifiers & flags.ACC_READONLY and modifiers & flags.ACC_PUBLIC \
        and not modifiers & flags.ACC_PPP_SET_MASK
    return modifiers | flags.ACC_PROTECTED_SET if is_implicit else modifiers


@php_class("Reflection")
class Reflection(PhpObject):
    __slots__ = ()

    @method(static=True, tentative=True)
    def getModifierNames(scope, engine: Engine, modifiers: Int) -> Array:
        names = [name for flag, name in _MODIFIERS if modifiers & flag]
        visibility = modifiers & flags.ACC_PPP_MASK
        if visibility in (flags.ACC_PUBLIC, flags.ACC_PRIVATE, flags.ACC_PROTECTED):
            names.append({flags.ACC_PUBLIC: "public", flags.ACC_PRIVATE: "private"}.get(visibility, "protected"))
        if engine.target >= V8_5:
            names += [name for flag, name in SET_MODIFIERS if modifiers & flag]
        names += [name for flag, name in _MODE_MODIFIERS if modifiers & flag]
        return PhpArray.from_list(names)
