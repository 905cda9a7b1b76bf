"""ReflectionParameter. Reads ArgInfo."""
from __future__ import annotations

from zvm.ext.reflection.attribute_lists import reflect_attributes
from zvm.ext.reflection.defaults import constant_name, default_of, evaluated
from zvm.ext.reflection.mirrors import (
    CLASS_FLAGS,
    HOOKS,
    Mirror,
    class_name_text,
    class_of,
    fail,
    make,
    name_text,
    object_list,
    reflect_class,
    reflect_function,
    reflect_method,
    set_name,
)
from zvm.ext.reflection.subjects import invoke_function
from zvm.ext.reflection.types import reflect_type
from zvm.ext.vocabulary import PRIVATE, Array, Bool, Int, Mixed, Null, Str, Untyped, Void, method, php_class, prop
from zvm.opcodes import types
from zvm.opcodes.attribute import TARGET_PARAMETER
from zvm.runtime.execute_data import running_internal
from zvm.runtime.functions.parameters import type_error, value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import UNDEF, deref, type_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.reflection.classes import ReflectionClass
    from zvm.ext.reflection.functions import ReflectionFunctionAbstract
    from zvm.ext.reflection.types import ReflectionType
    from zvm.opcodes.op_array import ArgInfo, Function
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, N802, N805, UP037


def reflect_parameters(engine: Any, function: Any, closure: Any, owner: Any) -> PhpArray:
    """A ReflectionParameter for each of the function's parameters."""
    found = []
    for position, info in enumerate(function.arg_info or ()):
        mirror: ReflectionParameter = make(engine, "reflectionparameter", info.name)
        mirror.function, mirror.closure, mirror.owner = function, closure, owner
        mirror.info, mirror.position = info, position
        found.append(mirror)
    return object_list(found)


def _function_of(engine: Any, value: Any) -> tuple[Any, Any, Any]:
    """What `$function` of the constructor means: function, closure, class."""
    from zvm.executor.closures import ClosureObject

    if type(value) is str:
        function = engine.functions.get(lower(value[1:] if value[:1] == "\\" else value))
        if function is None:
            fail(engine, f"Function {name_text(engine, value)}() does not exist")
        return function, None, None
    if type(value) is PhpArray:
        target, name = deref(value.get(0, UNDEF)), deref(value.get(1, UNDEF))
        if target is UNDEF or name is UNDEF:
            fail(engine, "Expected array($object, $method) or array($classname, $method)")
        if not isinstance(target, PhpObject):
            from zvm.runtime.values.convert import to_string

            target = to_string(engine, target)
        return _method_of(engine, target, name)
    if isinstance(value, ClosureObject):
        return value.func, value, None
    if isinstance(value, PhpObject):
        return _method_of(engine, value, "__invoke")
    type_error(engine, running_internal(engine), 0, "must be a string, an array(class, method), or a callable "
               f"object, {type_name(value)} given", "ReflectionException")
    return None, None, None


def _method_of(engine: Any, target: Any, name: Any) -> tuple[Any, Any, Any]:
    from zvm.executor.closures import ClosureObject
    from zvm.runtime.values.convert import to_string

    ce = class_of(engine, target)
    name = to_string(engine, name)
    if isinstance(target, ClosureObject) and lower(name) == "__invoke":
        return invoke_function(target), target, ce
    function = ce.function_table.get(lower(name))
    if function is None:
        fail(engine, f"Method {class_name_text(engine, ce)}::{name_text(engine, name)}() does not exist")
    return function, None, ce


@php_class("ReflectionParameter", implements=("Reflector",), flags=CLASS_FLAGS, native=HOOKS,
           properties=[prop("name", type="Str")])
class ReflectionParameter(Mirror):
    __slots__ = ("function", "closure", "owner", "info", "position")
    function: Function
    closure: Any
    owner: ClassEntry | None
    info: ArgInfo
    position: int

    @method(visibility=PRIVATE)
    def __clone(self) -> Void:
        return None

    @method
    def __construct(self, engine: Engine, function: Untyped, param: Int | Str) -> Untyped:
        found, closure, owner = _function_of(engine, function)
        infos = found.arg_info or []
        if type(param) is int:
            if param < 0:
                value_error(engine, 2, "must be greater than or equal to 0")
            if param >= len(infos):
                fail(engine, "The parameter specified by its offset could not be found")
            position = param
        else:
            position = next((index for index, info in enumerate(infos) if info.name == param), -1)
            if position < 0:
                fail(engine, "The parameter specified by its name could not be found")
        self.function, self.closure, self.owner = found, closure, owner
        self.info, self.position = infos[position], position
        set_name(self, self.info.name)

    @method
    def __toString(self, engine: Engine) -> Str:
        from zvm.ext.reflection.text import parameter_text

        return parameter_text(engine, self.function, self.position)

    @method(tentative=True)
    def getName(self) -> Str:
        return self.info.name

    @method(tentative=True)
    def isPassedByReference(self) -> Bool:
        return bool(self.info.by_ref)

    @method(tentative=True)
    def canBePassedByValue(self) -> Bool:
        return self.info.by_ref != 1

    @method(tentative=True)
    def getDeclaringFunction(self, engine: Engine) -> 'ReflectionFunctionAbstract':
        if self.function.scope is None or self.closure is not None and self.owner is None:
            return reflect_function(engine, self.function, self.closure)
        return reflect_method(engine, self.owner or self.function.scope, self.function, self.closure)

    @method(tentative=True)
    def getDeclaringClass(self, engine: Engine) -> 'ReflectionClass' | Null:
        scope = self.function.scope
        return None if scope is None else reflect_class(engine, scope)

    @method(tentative=True, deprecated=True)
    def getClass(self, engine: Engine) -> 'ReflectionClass' | Null:
        declared = self.info.type
        if declared is None or not declared.names or declared.is_intersection or declared.iterable:
            return None
        name = declared.names[0]
        key = lower(name)
        if key in ("self", "parent"):
            return reflect_class(engine, self._relative_class(engine, key))
        ce = engine.lookup_class(name)
        if ce is None:
            fail(engine, f'Class "{name_text(engine, name)}" does not exist')
        return reflect_class(engine, ce)

    def _relative_class(self, engine: Any, key: str) -> Any:
        scope = self.function.scope
        if scope is None:
            fail(engine, f'Parameter uses "{key}" as type but function is not a class member')
        if key == "self":
            return scope
        if scope.parent is None:
            fail(engine, 'Parameter uses "parent" as type although class does not have a parent')
        return scope.parent

    @method(tentative=True)
    def hasType(self) -> Bool:
        return self.info.type is not None

    @method(tentative=True)
    def getType(self, engine: Engine) -> 'ReflectionType' | Null:
        return reflect_type(engine, self.info.type)

    @method(tentative=True, deprecated=True)
    def isArray(self) -> Bool:
        declared = self.info.type
        return declared is not None and not declared.names and \
            declared.mask & ~types.MAY_BE_NULL == types.MAY_BE_ARRAY

    @method(tentative=True, deprecated=True)
    def isCallable(self) -> Bool:
        declared = self.info.type
        return declared is not None and declared.mask & ~types.MAY_BE_NULL == types.MAY_BE_CALLABLE

    @method(tentative=True)
    def allowsNull(self) -> Bool:
        declared = self.info.type
        return declared is None or bool(declared.mask & types.MAY_BE_NULL)

    @method(tentative=True)
    def getPosition(self) -> Int:
        return self.position

    @method(tentative=True)
    def isOptional(self) -> Bool:
        return self.position >= self.function.required_num_args

    @method(tentative=True)
    def isDefaultValueAvailable(self) -> Bool:
        if self.function.is_internal:
            return not self.info.variadic and self.info.default is not None
        return default_of(self.function, self.position) is not UNDEF

    def _default(self, engine: Any) -> Any:
        value = default_of(self.function, self.position)
        if value is UNDEF:
            fail(engine, "Internal error: Failed to retrieve the default value")
        return value

    @method(tentative=True)
    def getDefaultValue(self, engine: Engine) -> Mixed:
        return evaluated(engine, self._default(engine), self.function.scope)

    @method(tentative=True)
    def isDefaultValueConstant(self, engine: Engine) -> Bool:
        return constant_name(self._default(engine)) is not None

    @method(tentative=True)
    def getDefaultValueConstantName(self, engine: Engine) -> Str | Null:
        return constant_name(self._default(engine))

    @method(tentative=True)
    def isVariadic(self) -> Bool:
        return self.info.variadic

    @method
    def isPromoted(self) -> Bool:
        return self.info.promoted

    @method
    def getAttributes(self, engine: Engine, name: Str | Null = None, flags: Int = 0) -> Array:
        return reflect_attributes(engine, self.info.attributes, self.function.scope, TARGET_PARAMETER, name, flags,
                                  getattr(self.function, "filename", None))
