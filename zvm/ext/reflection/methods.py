"""ReflectionMethod."""
from __future__ import annotations

from zvm.executor.callables import invoke_method
from zvm.ext.core.closure import Closure
from zvm.ext.reflection.functions import ReflectionFunctionAbstract, split_named
from zvm.ext.reflection.mirrors import (
    class_name_text,
    class_of,
    fail,
    find_class,
    name_text,
    reflect_class,
    reflect_method,
    set_name,
)
from zvm.ext.reflection.subjects import invoke_function, is_closure_invoke
from zvm.ext.vocabulary import (
    Array,
    Bool,
    Int,
    Mixed,
    Null,
    Object,
    Scope,
    Static,
    Str,
    Untyped,
    Void,
    method,
    php_class,
    prop,
)
from zvm.opcodes import flags
from zvm.opcodes.op_array import OpArray
from zvm.runtime.classes.visibility import is_subclass
from zvm.runtime.execute_data import passed_count, running_internal
from zvm.runtime.functions.parameters import argument_type_error, arity_error, type_error, value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import type_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.reflection.classes import ReflectionClass

# ruff: noqa: F821, N802, N805, UP037

_KEPT = (flags.ACC_PPP_MASK | flags.ACC_STATIC | flags.ACC_ABSTRACT | flags.ACC_FINAL)


@php_class("ReflectionMethod", extends="ReflectionFunctionAbstract", properties=[prop("class", type="Str")], constants={
    "IS_STATIC": flags.ACC_STATIC, "IS_PUBLIC": flags.ACC_PUBLIC, "IS_PROTECTED": flags.ACC_PROTECTED,
    "IS_PRIVATE": flags.ACC_PRIVATE, "IS_ABSTRACT": flags.ACC_ABSTRACT, "IS_FINAL": flags.ACC_FINAL})
class ReflectionMethod(ReflectionFunctionAbstract):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, objectOrMethod: Object | Str, method: Str | Null = None) -> Untyped:
        if passed_count(engine) == 1 and engine.target >= V8_4:
            engine.diagnostics.deprecated("Calling ReflectionMethod::__construct() with 1 argument is deprecated, use "
                                          "ReflectionMethod::createFromMethodName() instead")
        self._find(engine, objectOrMethod, method)

    @method(since=80300, static=True)
    def createFromMethodName(scope: Scope, engine: Engine, method: Str) -> Static:
        mirror: ReflectionMethod = instantiate(engine, scope)
        mirror._find(engine, method, None)
        return mirror

    def _find(self, engine: Any, objectOrMethod: Any, method: str | None) -> None:
        if method is None:
            if isinstance(objectOrMethod, PhpObject):
                value_error(engine, 2, "cannot be null when argument #1 ($objectOrMethod) is an object")
            class_name, separator, method = objectOrMethod.partition("::")
            if not separator:
                type_error(engine, running_internal(engine), 0, "must be a valid method name",
                           "ReflectionException")
            ce = find_class(engine, class_name, wraps=False)
        else:
            ce = class_of(engine, objectOrMethod, wraps=False)
        key = lower(method)
        self.closure = None
        if isinstance(objectOrMethod, Closure) and is_closure_invoke(ce, key):
            self.closure = objectOrMethod
            function: Any = invoke_function(objectOrMethod)
        else:
            function = ce.function_table.get(key)
            if function is None:
                fail(engine, f"Method {class_name_text(engine, ce)}::{name_text(engine, method)}() does not exist")
        self.function, self.owner = function, ce
        set_name(self, function.function_name, function.scope.name)

    @method
    def __toString(self, engine: Engine) -> Str:
        from zvm.ext.reflection.text import function_text

        return function_text(engine, self.function, self.owner, "")

    @method(tentative=True)
    def isPublic(self) -> Bool:
        return bool(self.function.fn_flags & flags.ACC_PUBLIC)

    @method(tentative=True)
    def isPrivate(self) -> Bool:
        return bool(self.function.fn_flags & flags.ACC_PRIVATE)

    @method(tentative=True)
    def isProtected(self) -> Bool:
        return bool(self.function.fn_flags & flags.ACC_PROTECTED)

    @method(tentative=True)
    def isAbstract(self) -> Bool:
        return bool(self.function.fn_flags & flags.ACC_ABSTRACT)

    @method(tentative=True)
    def isFinal(self) -> Bool:
        return bool(self.function.fn_flags & flags.ACC_FINAL)

    @method(tentative=True)
    def isConstructor(self) -> Bool:
        constructor = self.owner.constructor if self.owner is not None else None
        return bool(self.function.fn_flags & flags.ACC_CTOR) and constructor is not None and \
            constructor.scope is self.function.scope

    @method(tentative=True)
    def isDestructor(self) -> Bool:
        return lower(self.function.function_name) == "__destruct"

    @method(tentative=True)
    def getClosure(self, engine: Engine, object: Object | Null = None) -> 'Closure':
        from zvm.executor.closures import new_closure

        function = self.function
        if type(function) is OpArray and function.fn_flags & flags.ACC_ABSTRACT:
            from zvm.linker.links import link_abstract

            link_abstract(function)
        if function.fn_flags & flags.ACC_STATIC:
            return new_closure(engine, function, function.scope, function.scope, None, True)
        if object is None:
            value_error(engine, 1, "cannot be null for non-static methods")
        if not is_subclass(object.ce, function.scope):
            fail(engine, "Given object is not an instance of the class this method was declared in")
        if isinstance(object, Closure) and self.closure is not None:
            return object
        return new_closure(engine, function, function.scope, object.ce, object, True)

    @method(tentative=True)
    def getModifiers(self) -> Int:
        kept: int = self.function.fn_flags & _KEPT
        return kept

    def _check_abstract(self, engine: Any) -> None:
        """What PHP says before it looks at the arguments."""
        function = self.function
        if function.fn_flags & flags.ACC_ABSTRACT:
            fail(engine, f"Trying to invoke abstract method {function.scope.display_name}::{function.function_name}()")

    def _check_object(self, engine: Any, object: Any) -> None:
        if object is not None and not isinstance(object, PhpObject):
            argument_type_error(engine, 1, f"must be of type ?object, {type_name(object)} given")

    def _call(self, engine: Any, object: Any, args: list[Any], named: Any) -> Any:
        """reflection_method_invoke()."""
        function = self.function
        self._check_abstract(engine)
        self._check_object(engine, object)
        if function.fn_flags & flags.ACC_STATIC:
            return engine.call_function(function, args, None, self.owner, named)
        if object is None:
            fail(engine, "Trying to invoke non static method "
                         f"{function.scope.display_name}::{function.function_name}() "
                         "without an object")
        if not is_subclass(object.ce, function.scope):
            fail(engine, "Given object is not an instance of the class this method was declared in")
        if self.closure is not None:
            return invoke_method(engine, object).call(args, named)
        return engine.call_function(function, args, object, object.ce, named)

    @method(tentative=True, unchecked=True)
    def invoke(self, engine: Engine, object: Object | Null, *args: Mixed, **named: Mixed) -> Mixed:
        return self._call(engine, object, list(args), PhpArray.from_dict(named) if named else None)

    @method(tentative=True, unchecked=True, uncounted=True)
    def invokeArgs(self, engine: Engine, object: Object | Null, args: Array) -> Mixed:
        self._check_abstract(engine)
        if passed_count(engine) != 2:
            arity_error(engine, running_internal(engine), passed_count(engine))
        if type(args) is not PhpArray:
            self._check_object(engine, object)
            argument_type_error(engine, 2, f"must be of type array, {type_name(args)} given")
        return self._call(engine, object, *split_named(args))

    @method(tentative=True)
    def getDeclaringClass(self, engine: Engine) -> 'ReflectionClass':
        return reflect_class(engine, self.function.scope)

    @method(tentative=True)
    def getPrototype(self, engine: Engine) -> 'ReflectionMethod':
        function = self.function
        prototype = function.prototype
        if prototype is None or prototype.scope is None:
            owner: Any = self.owner
            fail(engine, f"Method {owner.display_name}::{function.function_name} does not have a prototype")
        return reflect_method(engine, prototype.scope, prototype)

    @method
    def hasPrototype(self) -> Bool:
        return self.function.prototype is not None

    @method(tentative=True)
    def setAccessible(self, accessible: Bool) -> Void:
        return None
