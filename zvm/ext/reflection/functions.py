"""ReflectionFunctionAbstract and ReflectionFunction. Reads Function, OpArray and closures."""
from __future__ import annotations

from sys import getrefcount

from zvm.ext.reflection.attribute_lists import reflect_attributes
from zvm.ext.reflection.defaults import evaluated
from zvm.ext.reflection.mirrors import (
    CLASS_FLAGS,
    HOOKS,
    Mirror,
    fail,
    name_text,
    reflect_class,
    reflect_extension,
    set_name,
    split_name,
)
from zvm.ext.reflection.parameters import reflect_parameters
from zvm.ext.reflection.types import reflect_type
from zvm.ext.vocabulary import (
    PRIVATE,
    Array,
    Bool,
    False_,
    Int,
    Mixed,
    Null,
    Object,
    Str,
    Untyped,
    Void,
    method,
    php_class,
    prop,
)
from zvm.opcodes import flags
from zvm.opcodes.attribute import TARGET_FUNCTION, TARGET_METHOD
from zvm.opcodes.flags import ACC_CLOSURE
from zvm.opcodes.metadata import BIND_STATIC
from zvm.runtime.objects.remarks import is_deprecated
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.counting import UNSHARED
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.core.closure import Closure
    from zvm.ext.reflection.classes import ReflectionClass
    from zvm.ext.reflection.extensions import ReflectionExtension
    from zvm.ext.reflection.types import ReflectionType
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, N802, N805, UP037


def split_named(arguments: PhpArray) -> tuple[list[Any], PhpArray | None]:
    """An array of arguments as call_user_func_array() takes it: positional ones; the rest from a named one on."""
    positional, named = [], None
    for key, value in arguments.items():
        if type(key) is str or named is not None:
            named = named or PhpArray()
            named.set(key, value)
        else:
            positional.append(value)
    return positional, named


def _statics_of(function: Any, closure: Any) -> list[Any]:
    """The static variables' values by number, those of the closure or of the function."""
    if closure is not None and closure.statics is not None:
        return closure.statics  # type: ignore[no-any-return]
    if function.statics is None:
        function.statics = list(function.static_variables.values())
    return function.statics  # type: ignore[no-any-return]


def _copied(statics: list[Any], number: int) -> Any:
    """A static variable for an array: a reference that only the function holds is a value there."""
    value = statics[number]
    if type(value) is Reference and getrefcount(value) <= UNSHARED:
        value = value.value
    return None if value is UNDEF else value


@php_class("ReflectionFunctionAbstract", abstract=True, implements=("Reflector",), flags=CLASS_FLAGS, native=HOOKS,
           properties=[prop("name", type="Str")])
class ReflectionFunctionAbstract(Mirror):
    __slots__ = ("function", "closure", "owner")
    function: Any  # an OpArray or an InternalFunction
    closure: Closure | None  # the Closure object reflected
    owner: ClassEntry | None  # the class a method was asked of

    @method(visibility=PRIVATE)
    def __clone(self) -> Void:
        return None

    @method(tentative=True)
    def inNamespace(self) -> Bool:
        return self.getName().rfind("\\") > 0

    @method(tentative=True)
    def isClosure(self) -> Bool:
        return bool(self.function.fn_flags & flags.ACC_CLOSURE) or self.closure is not None and self.owner is None

    @method(tentative=True)
    def isDeprecated(self) -> Bool:
        return is_deprecated(self.function)

    @method(tentative=True)
    def isInternal(self) -> Bool:
        return bool(self.function.is_internal)

    @method(tentative=True)
    def isUserDefined(self) -> Bool:
        return not self.function.is_internal

    @method(tentative=True)
    def isGenerator(self) -> Bool:
        return bool(self.function.fn_flags & flags.ACC_GENERATOR)

    @method(tentative=True)
    def isVariadic(self) -> Bool:
        return bool(self.function.fn_flags & flags.ACC_VARIADIC)

    @method(tentative=True)
    def isStatic(self) -> Bool:
        return bool(self.function.fn_flags & flags.ACC_STATIC)

    @method(tentative=True)
    def getClosureThis(self) -> Object | Null:
        return self.closure.this if self.closure is not None else None

    @method(tentative=True)
    def getClosureScopeClass(self, engine: Engine) -> 'ReflectionClass' | Null:
        if self.closure is None or self.closure.func.scope is None:
            return None
        return reflect_class(engine, self.closure.func.scope)

    @method(tentative=True)
    def getClosureCalledClass(self, engine: Engine) -> 'ReflectionClass' | Null:
        if self.closure is None or self.closure.func.scope is None:
            return None
        this = self.closure.this
        called = this.ce if this is not None else self.closure.called_scope
        return reflect_class(engine, called or self.closure.func.scope)

    @method
    def getClosureUsedVariables(self) -> Array:
        used = PhpArray()
        function = self.closure.func if self.closure is not None else None
        if function is None or function.is_internal or not function.static_variables:
            return used
        statics = _statics_of(function, self.closure)
        for opline in function.opcodes:
            if opline.opcode == BIND_STATIC and opline.extended_value & (flags.BIND_IMPLICIT | flags.BIND_EXPLICIT):
                number = opline.extended_value >> flags.BIND_SHIFT
                if statics[number] is not UNDEF:
                    used.set(list(function.static_variables)[number], _copied(statics, number))
        return used

    @method(tentative=True)
    def getDocComment(self) -> Str | False_:
        return False if self.function.doc_comment is None else self.function.doc_comment

    @method(tentative=True)
    def getEndLine(self) -> Int | False_:
        return False if self.function.is_internal else self.function.line_end

    @method(tentative=True)
    def getExtension(self, engine: Engine) -> 'ReflectionExtension' | Null:
        if not self.function.is_internal or self.function.extension_name is None:
            return None
        return reflect_extension(engine, self.function.extension_name)

    @method(tentative=True)
    def getExtensionName(self) -> Str | False_:
        return self.function.extension_name or False if self.function.is_internal else False

    @method(tentative=True)
    def getFileName(self) -> Str | False_:
        return False if self.function.is_internal else self.function.filename

    @method(tentative=True)
    def getName(self) -> Str:
        name: str = self.function.function_name
        return name

    @method(tentative=True)
    def getNamespaceName(self) -> Str:
        return split_name(self.function.function_name)[0]

    @method(tentative=True)
    def getNumberOfParameters(self) -> Int:
        return len(self.function.arg_info or ())

    @method(tentative=True)
    def getNumberOfRequiredParameters(self) -> Int:
        required: int = self.function.required_num_args
        return required

    @method(tentative=True)
    def getParameters(self, engine: Engine) -> Array:
        return reflect_parameters(engine, self.function, self.closure, self.owner)

    @method(tentative=True)
    def getShortName(self) -> Str:
        return split_name(self.function.function_name)[1]

    @method(tentative=True)
    def getStartLine(self) -> Int | False_:
        return False if self.function.is_internal else self.function.line_start

    @method(tentative=True)
    def getStaticVariables(self, engine: Engine) -> Array:
        found = PhpArray()
        function = self.function
        if function.is_internal or not function.static_variables:
            return found
        statics = _statics_of(function, self.closure)
        for number, name in enumerate(function.static_variables):
            if statics[number] is UNDEF:
                continue
            statics[number] = evaluated(engine, statics[number], function.scope)
            found.set(name, _copied(statics, number))
        return found

    @method(tentative=True)
    def returnsReference(self) -> Bool:
        return bool(self.function.fn_flags & flags.ACC_RETURN_REFERENCE)

    def _return_type(self, tentative: bool) -> Any:
        info = self.function.return_info
        return info.type if info is not None and info.tentative is tentative else None

    @method(tentative=True)
    def hasReturnType(self) -> Bool:
        return self._return_type(False) is not None

    @method(tentative=True)
    def getReturnType(self, engine: Engine) -> 'ReflectionType' | Null:
        return reflect_type(engine, self._return_type(False))

    @method
    def hasTentativeReturnType(self) -> Bool:
        return self._return_type(True) is not None

    @method
    def getTentativeReturnType(self, engine: Engine) -> 'ReflectionType' | Null:
        return reflect_type(engine, self._return_type(True))

    @method
    def getAttributes(self, engine: Engine, name: Str | Null = None, flags: Int = 0) -> Array:
        function = self.function
        is_method = function.scope is not None and not function.fn_flags & ACC_CLOSURE
        target = TARGET_METHOD if is_method else TARGET_FUNCTION
        return reflect_attributes(engine, function.attributes, function.scope, target, name, flags,
                                  getattr(function, "filename", None))


@php_class("ReflectionFunction", extends="ReflectionFunctionAbstract",
           constants={"IS_DEPRECATED": flags.ACC_DEPRECATED})
class ReflectionFunction(ReflectionFunctionAbstract):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, function: 'Closure' | Str) -> Untyped:
        if isinstance(function, str):
            found = engine.functions.get(lower(function[1:] if function[:1] == "\\" else function))
            if found is None:
                fail(engine, f"Function {name_text(engine, function)}() does not exist")
            self.function, self.closure = found, None
        else:
            self.function, self.closure = function.func, function
        self.owner = None
        set_name(self, self.function.function_name)

    @method
    def __toString(self, engine: Engine) -> Str:
        from zvm.ext.reflection.text import function_text

        return function_text(engine, self.function, None, "", self.closure is not None)

    @method
    def isAnonymous(self) -> Bool:
        name = self.getName()
        return name.rpartition("\\")[2] == "{closure}" or name.startswith("{closure:")

    @method(tentative=True, deprecated=True)
    def isDisabled(self) -> Bool:
        return False

    def _call(self, engine: Any, args: list[Any], named: Any) -> Any:
        from zvm.executor.calls import call_function

        closure = self.closure
        if closure is None:
            return call_function(engine, self.function, args, named=named)
        return call_function(engine, self.function, args, closure.this, closure.called_scope, named, closure)

    @method(tentative=True)
    def invoke(self, engine: Engine, *args: Mixed, **named: Mixed) -> Mixed:
        return self._call(engine, list(args), PhpArray.from_dict(named) if named else None)

    @method(tentative=True)
    def invokeArgs(self, engine: Engine, args: Array) -> Mixed:
        return self._call(engine, *split_named(args))

    @method(tentative=True)
    def getClosure(self, engine: Engine) -> 'Closure':
        if self.closure is not None:
            return self.closure
        from zvm.executor.closures import new_closure

        return new_closure(engine, self.function, self.function.scope, None, None, True)
