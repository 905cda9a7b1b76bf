"""ReflectionClass and ReflectionObject. Reads ClassEntry; what concerns members in bulk is in members.py."""
from __future__ import annotations

from zvm.ext.reflection import lazy_instances, members
from zvm.ext.reflection.attribute_lists import reflect_attributes
from zvm.ext.reflection.constants import reflect_constant
from zvm.ext.reflection.functions import split_named
from zvm.ext.reflection.mirrors import (
    CLASS_FLAGS,
    HOOKS,
    Mirror,
    class_name_text,
    class_of,
    fail,
    find_class,
    name_text,
    object_list,
    reflect_class,
    reflect_extension,
    reflect_method,
    set_name,
    split_name,
)
from zvm.ext.reflection.subjects import extension_of_class, is_closure_invoke
from zvm.ext.vocabulary import (
    EMPTY,
    PRIVATE,
    UNDEF,
    Array,
    Bool,
    Callable,
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
    since,
)
from zvm.opcodes import flags
from zvm.opcodes.attribute import TARGET_CLASS
from zvm.runtime.classes.visibility import is_subclass
from zvm.runtime.objects.class_constants import constant_value
from zvm.runtime.objects.lazy_objects import (
    SKIP_DESTRUCTOR,
    SKIP_INITIALIZATION_ON_SERIALIZE,
    initialise_lazy,
    is_uninitialised_lazy,
    lazy_state,
    mark_as_initialised,
)
from zvm.runtime.objects.lifecycle import instantiate, object_type_of
from zvm.runtime.objects.property_tables import present_object
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.reflection.constants import ReflectionClassConstant
    from zvm.ext.reflection.extensions import ReflectionExtension
    from zvm.ext.reflection.methods import ReflectionMethod
    from zvm.ext.reflection.properties import ReflectionProperty
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, N802, N805, UP037

_ABSTRACT = flags.ACC_IMPLICIT_ABSTRACT_CLASS | flags.ACC_EXPLICIT_ABSTRACT_CLASS
_NOT_INSTANTIABLE = _ABSTRACT | flags.ACC_INTERFACE | flags.ACC_TRAIT | flags.ACC_ENUM


@php_class("ReflectionClass", implements=("Reflector",), flags=CLASS_FLAGS, native=HOOKS,
           properties=[prop("name", type="Str")], constants={
               "IS_IMPLICIT_ABSTRACT": flags.ACC_IMPLICIT_ABSTRACT_CLASS,
               "IS_EXPLICIT_ABSTRACT": flags.ACC_EXPLICIT_ABSTRACT_CLASS, "IS_FINAL": flags.ACC_FINAL,
               "IS_READONLY": flags.ACC_READONLY_CLASS,
               "SKIP_INITIALIZATION_ON_SERIALIZE": since(80400, SKIP_INITIALIZATION_ON_SERIALIZE),
               "SKIP_DESTRUCTOR": since(80400, SKIP_DESTRUCTOR)})
class ReflectionClass(Mirror):
    __slots__ = ("object", "reflected")
    object: PhpObject | None  # which a ReflectionObject is about
    reflected: ClassEntry

    @method(visibility=PRIVATE)
    def __clone(self) -> Void:
        return None

    @method
    def __construct(self, engine: Engine, objectOrClass: Object | Str) -> Untyped:
        self._set(engine, objectOrClass)

    def _set(self, engine: Any, value: Any) -> None:
        ce = class_of(engine, value, -1, wraps=False)
        self.reflected = ce
        self.object = None
        set_name(self, ce.name)

    @method
    def __toString(self, engine: Engine) -> Str:
        from zvm.ext.reflection.text import class_text

        return class_text(engine, self.reflected, self.object, "")

    # -- what it is ----------------------------------------------------------------------------------------------

    @method(tentative=True)
    def getName(self) -> Str:
        return self.reflected.name

    @method(tentative=True)
    def isInternal(self) -> Bool:
        return self.reflected.is_internal

    @method(tentative=True)
    def isUserDefined(self) -> Bool:
        return not self.reflected.is_internal

    @method(tentative=True)
    def isAnonymous(self) -> Bool:
        return bool(self.reflected.flags & flags.ACC_ANON_CLASS) and not self.reflected.is_internal

    @method(tentative=True)
    def isInstantiable(self) -> Bool:
        ce = self.reflected
        if ce.flags & _NOT_INSTANTIABLE:
            return False
        return ce.constructor is None or bool(ce.constructor.fn_flags & flags.ACC_PUBLIC)

    @method(tentative=True)
    def isCloneable(self) -> Bool:
        ce = self.reflected
        if ce.flags & (_NOT_INSTANTIABLE | flags.ACC_NOT_CLONEABLE):
            return False
        return ce.clone is None or bool(ce.clone.fn_flags & flags.ACC_PUBLIC)

    @method(tentative=True)
    def getFileName(self) -> Str | False_:
        return self.reflected.filename or False

    @method(tentative=True)
    def getStartLine(self) -> Int | False_:
        return False if self.reflected.is_internal else self.reflected.line_start

    @method(tentative=True)
    def getEndLine(self) -> Int | False_:
        return False if self.reflected.is_internal else self.reflected.line_end

    @method(tentative=True)
    def getDocComment(self) -> Str | False_:
        return False if self.reflected.doc_comment is None else self.reflected.doc_comment

    # -- methods -------------------------------------------------------------------------------------------------

    @method(tentative=True)
    def getConstructor(self, engine: Engine) -> 'ReflectionMethod' | Null:
        constructor = self.reflected.constructor
        return None if constructor is None else reflect_method(engine, self.reflected, constructor)

    @method(tentative=True)
    def hasMethod(self, name: Str) -> Bool:
        key = lower(name)
        return key in self.reflected.function_table or is_closure_invoke(self.reflected, key)

    @method(tentative=True)
    def getMethod(self, engine: Engine, name: Str) -> 'ReflectionMethod':
        ce = self.reflected
        key = lower(name)
        if is_closure_invoke(ce, key):
            closure, invoke = members.closure_invoke(engine, self.object)
            return reflect_method(engine, ce, invoke, closure)
        function = ce.function_table.get(key)
        if function is None:
            fail(engine, f"Method {class_name_text(engine, ce)}::{name_text(engine, name)}() does not exist")
        return reflect_method(engine, ce, function)

    @method(tentative=True)
    def getMethods(self, engine: Engine, filter: Int | Null = None) -> Array:
        return members.reflect_methods(engine, self.reflected, self.object, filter)

    # -- properties ----------------------------------------------------------------------------------------------

    @method(tentative=True)
    def hasProperty(self, engine: Engine, name: Str) -> Bool:
        return members.has_property(engine, self.reflected, self.object, name)

    @method(tentative=True)
    def getProperty(self, engine: Engine, name: Str) -> 'ReflectionProperty':
        return members.find_property(engine, self.reflected, self.object, name)

    @method(tentative=True)
    def getProperties(self, engine: Engine, filter: Int | Null = None) -> Array:
        return members.reflect_properties(engine, self.reflected, self.object, filter)

    # -- constants -----------------------------------------------------------------------------------------------

    @method(tentative=True)
    def hasConstant(self, name: Str) -> Bool:
        return name in self.reflected.constants_table

    @method(tentative=True)
    def getConstants(self, engine: Engine, filter: Int | Null = None) -> Array:
        ce = self.reflected
        found = PhpArray()
        for name, constant in list(ce.constants_table.items()):
            value = constant_value(engine, constant)
            if filter is None or constant.flags & filter:
                found.set(name, value)
        return found

    @method(tentative=True)
    def getReflectionConstants(self, engine: Engine, filter: Int | Null = None) -> Array:
        return object_list([reflect_constant(engine, name, constant)
                                   for name, constant in self.reflected.constants_table.items()
                                   if filter is None or constant.flags & filter])

    @method(tentative=True)
    def getConstant(self, engine: Engine, name: Str) -> Mixed:
        ce = self.reflected
        for constant in list(ce.constants_table.values()):
            constant_value(engine, constant)
        if name not in ce.constants_table and engine.target >= V8_5:
            engine.diagnostics.deprecated("ReflectionClass::getConstant() for a non-existent constant is deprecated, "
                                          "use ReflectionClass::hasConstant() to check if the constant exists")
        return ce.constants_table[name].value if name in ce.constants_table else False

    @method(tentative=True)
    def getReflectionConstant(self, engine: Engine, name: Str) -> 'ReflectionClassConstant' | False_:
        constant = self.reflected.constants_table.get(name)
        return False if constant is None else reflect_constant(engine, name, constant)

    # -- ancestors, kind -----------------------------------------------------------------------------------------

    @method(tentative=True)
    def getInterfaces(self, engine: Engine) -> Array:
        return PhpArray.from_dict({interface.name: reflect_class(engine, interface)
                                   for interface in self.reflected.interfaces})

    @method(tentative=True)
    def getInterfaceNames(self) -> Array:
        return PhpArray.from_list([interface.name for interface in self.reflected.interfaces])

    @method(tentative=True)
    def isInterface(self) -> Bool:
        return bool(self.reflected.flags & flags.ACC_INTERFACE)

    @method(tentative=True)
    def getTraits(self, engine: Engine) -> Array:
        return PhpArray.from_dict({trait.name: reflect_class(engine, trait)
                                   for trait in members.traits_of(engine, self.reflected)})

    @method(tentative=True)
    def getTraitNames(self, engine: Engine) -> Array:
        return PhpArray.from_list([trait.name for trait in members.traits_of(engine, self.reflected)])

    @method(tentative=True)
    def getTraitAliases(self, engine: Engine) -> Array:
        return members.trait_aliases(engine, self.reflected)

    @method(tentative=True)
    def isTrait(self) -> Bool:
        return bool(self.reflected.flags & flags.ACC_TRAIT)

    @method
    def isEnum(self) -> Bool:
        return bool(self.reflected.flags & flags.ACC_ENUM)

    @method(tentative=True)
    def isAbstract(self) -> Bool:
        return bool(self.reflected.flags & _ABSTRACT)

    @method(tentative=True)
    def isFinal(self) -> Bool:
        return bool(self.reflected.flags & flags.ACC_FINAL)

    @method
    def isReadOnly(self) -> Bool:
        return bool(self.reflected.flags & flags.ACC_READONLY_CLASS)

    @method(tentative=True)
    def getModifiers(self) -> Int:
        return self.reflected.flags & (flags.ACC_FINAL | flags.ACC_EXPLICIT_ABSTRACT_CLASS | flags.ACC_READONLY_CLASS)

    @method(tentative=True)
    def isInstance(self, object: Object) -> Bool:
        return is_subclass(object.ce, self.reflected)

    # -- instances -----------------------------------------------------------------------------------------------

    @method(tentative=True)
    def newInstance(self, engine: Engine, *args: Mixed, **named: Mixed) -> Object:
        return members.new_instance(engine, self.reflected, list(args), PhpArray.from_dict(named) if named else None)

    @method(tentative=True)
    def newInstanceWithoutConstructor(self, engine: Engine) -> Object:
        ce = self.reflected
        if ce.is_internal and ce.flags & flags.ACC_FINAL and (
                ce.create_object is not None or object_type_of(ce) is not PhpObject
                or ce.native is not None and getattr(ce.native, "needs_constructor", True)):
            fail(engine, f"Class {ce.display_name} is an internal class marked as final that cannot be instantiated "
                         "without invoking its constructor")
        instance: PhpObject = instantiate(engine, ce)
        return instance

    @method(tentative=True)
    def newInstanceArgs(self, engine: Engine, args: Array = EMPTY) -> Object | Null:
        return members.new_instance(engine, self.reflected, *split_named(args))

    # -- lazy objects --------------------------------------------------------------------------------------------

    @method(since=80400)
    def newLazyGhost(self, engine: Engine, initializer: Callable, options: Int = 0) -> Object:
        return lazy_instances.new(engine, self.reflected, initializer, options, False)

    @method(since=80400)
    def newLazyProxy(self, engine: Engine, factory: Callable, options: Int = 0) -> Object:
        return lazy_instances.new(engine, self.reflected, factory, options, True)

    @method(since=80400)
    def resetAsLazyGhost(self, engine: Engine, object: Object, initializer: Callable, options: Int = 0) -> Void:
        lazy_instances.reset(engine, self.reflected, object, initializer, options, False)

    @method(since=80400)
    def resetAsLazyProxy(self, engine: Engine, object: Object, factory: Callable, options: Int = 0) -> Void:
        lazy_instances.reset(engine, self.reflected, object, factory, options, True)

    @method(since=80400)
    def initializeLazyObject(self, engine: Engine, object: Object) -> Object:
        lazy_instances.check_object(engine, self.reflected, object)
        return initialise_lazy(engine, object)

    @method(since=80400)
    def isUninitializedLazyObject(self, engine: Engine, object: Object) -> Bool:
        lazy_instances.check_object(engine, self.reflected, object)
        return is_uninitialised_lazy(object)

    @method(since=80400)
    def markLazyObjectAsInitialized(self, engine: Engine, object: Object) -> Object:
        lazy_instances.check_object(engine, self.reflected, object)
        mark_as_initialised(engine, object)
        return present_object(object)

    @method(since=80400)
    def getLazyInitializer(self, engine: Engine, object: Object) -> Callable | Null:
        lazy_instances.check_object(engine, self.reflected, object)
        state = lazy_state(object)
        return None if state is None or state.instance is not None else state.initializer.value

    # -- the class in its hierarchy ------------------------------------------------------------------------------------

    @method(tentative=True)
    def getParentClass(self, engine: Engine) -> 'ReflectionClass' | False_:
        parent = self.reflected.parent
        return False if parent is None else reflect_class(engine, parent)

    @method(tentative=True)
    def isSubclassOf(self, engine: Engine, class_: 'ReflectionClass' | Str) -> Bool:
        other = find_class(engine, class_) if isinstance(class_, str) else class_.reflected
        return other is not self.reflected and is_subclass(self.reflected, other)

    # -- static members, defaults --------------------------------------------------------------------------------

    @method(tentative=True)
    def getStaticProperties(self, engine: Engine) -> Array | Null:
        return members.static_properties(engine, self.reflected)

    @method(tentative=True)
    def getStaticPropertyValue(self, engine: Engine, name: Str, default: Mixed = UNDEF) -> Mixed:
        return members.static_property_value(engine, self.reflected, name, default)

    @method(tentative=True)
    def setStaticPropertyValue(self, engine: Engine, name: Str, value: Mixed) -> Void:
        members.set_static_property_value(engine, self.reflected, name, value)

    @method(tentative=True)
    def getDefaultProperties(self, engine: Engine) -> Array:
        return members.default_properties(engine, self.reflected)

    # -- the rest ------------------------------------------------------------------------------------------------

    @method(tentative=True, aliases=("isIterateable",))
    def isIterable(self, engine: Engine) -> Bool:
        ce = self.reflected
        if ce.flags & (_ABSTRACT | flags.ACC_INTERFACE | flags.ACC_TRAIT):
            return False
        return ce.get_iterator is not None or is_subclass(ce, engine.classes["traversable"])

    @method(tentative=True)
    def implementsInterface(self, engine: Engine, interface: 'ReflectionClass' | Str) -> Bool:
        other = find_class(engine, interface, 0, "Interface") if isinstance(interface, str) else interface.reflected
        if not other.flags & flags.ACC_INTERFACE:
            fail(engine, f"{other.display_name} is not an interface")
        return is_subclass(self.reflected, other)

    @method(tentative=True)
    def getExtension(self, engine: Engine) -> 'ReflectionExtension' | Null:
        name = extension_of_class(self.reflected)
        if name is None:
            return None
        return reflect_extension(engine, name)

    @method(tentative=True)
    def getExtensionName(self) -> Str | False_:
        return extension_of_class(self.reflected) or False

    @method(tentative=True)
    def inNamespace(self) -> Bool:
        return self.reflected.name.rfind("\\") > 0

    @method(tentative=True)
    def getNamespaceName(self) -> Str:
        return split_name(self.reflected.name)[0]

    @method(tentative=True)
    def getShortName(self) -> Str:
        return split_name(self.reflected.name)[1]

    @method
    def getAttributes(self, engine: Engine, name: Str | Null = None, flags: Int = 0) -> Array:
        ce = self.reflected
        return reflect_attributes(engine, ce.attributes, ce, TARGET_CLASS, name, flags, ce.filename)


@php_class("ReflectionObject", extends="ReflectionClass")
class ReflectionObject(ReflectionClass):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, object: Object) -> Untyped:
        self._set(engine, object)
        self.object = object
