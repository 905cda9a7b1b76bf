"""ReflectionProperty. Reads PropertyInfo."""
from __future__ import annotations

from zvm.ext.reflection.attribute_lists import reflect_attributes
from zvm.ext.reflection.defaults import evaluated
from zvm.ext.reflection.lazy_instances import check_object
from zvm.ext.reflection.mirrors import (
    CLASS_FLAGS,
    HOOKS,
    Mirror,
    class_name_text,
    class_of,
    fail,
    make,
    name_text,
    reflect_class,
    reflect_method,
    set_name,
    with_set_visibility,
)
from zvm.ext.reflection.subjects import default_value
from zvm.ext.reflection.types import reflect_type
from zvm.ext.vocabulary import (
    PRIVATE,
    UNDEF,
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
    since,
)
from zvm.opcodes import flags
from zvm.opcodes.attribute import TARGET_PROPERTY
from zvm.opcodes.types import MAY_BE_NEVER, DeclaredType
from zvm.runtime.classes.inheritance import is_abstract_property
from zvm.runtime.classes.visibility import is_subclass
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.objects.class_constants import update_class_constants
from zvm.runtime.objects.lazy_objects import is_lazy_slot, set_without_initialising, skip_slot
from zvm.runtime.objects.properties import (
    PROPERTY_EXISTS,
    has_property,
    read_property,
    read_standard,
    write_property,
    write_standard,
)
from zvm.runtime.objects.property_tables import mangled_name, present_object, real_object
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference
from zvm.targets import V8_3, V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.reflection.classes import ReflectionClass
    from zvm.ext.reflection.hook_types import PropertyHookType
    from zvm.ext.reflection.methods import ReflectionMethod
    from zvm.ext.reflection.types import ReflectionType
    from zvm.runtime.classes.class_entry import ClassEntry, PropertyInfo

# ruff: noqa: F821, N802, N805, UP037

_KEPT = (flags.ACC_PPP_MASK | flags.ACC_STATIC | flags.ACC_READONLY | flags.ACC_FINAL | flags.ACC_ABSTRACT |
         flags.ACC_VIRTUAL | flags.ACC_PPP_SET_MASK)


def reflect_property(engine: Any, owner: Any, name: str, info: Any) -> ReflectionProperty:
    """A ReflectionProperty of class `owner`; `info` is None for a dynamic one (reflection_property_factory)."""
    class_name = (info.ce if info is not None else owner).name
    mirror: ReflectionProperty = make(engine, "reflectionproperty", name, class_name)
    mirror.owner, mirror.info, mirror.property_name = owner, info, name
    return mirror


def own_property(ce: Any, name: str) -> Any:
    """The PropertyInfo of a property that `ce` has, None for none and for a parent's private one."""
    info = ce.properties_info.get(name)
    return None if info is None or info.flags & flags.ACC_PRIVATE and info.ce is not ce else info


def has_dynamic(obj: Any, name: str) -> bool:
    """Has the object a dynamic property of that name?"""
    return obj.dynamic is not None and name in obj.dynamic


@php_class("ReflectionProperty", implements=("Reflector",), flags=CLASS_FLAGS, native=HOOKS,
           properties=[prop("name", type="Str"), prop("class", type="Str")], constants={
               "IS_STATIC": flags.ACC_STATIC, "IS_READONLY": flags.ACC_READONLY, "IS_PUBLIC": flags.ACC_PUBLIC,
               "IS_PROTECTED": flags.ACC_PROTECTED, "IS_PRIVATE": flags.ACC_PRIVATE,
               "IS_ABSTRACT": since(80400, flags.ACC_ABSTRACT), "IS_FINAL": since(80400, flags.ACC_FINAL),
               "IS_PROTECTED_SET": since(80400, flags.ACC_PROTECTED_SET),
               "IS_PRIVATE_SET": since(80400, flags.ACC_PRIVATE_SET), "IS_VIRTUAL": since(80400, flags.ACC_VIRTUAL)})
class ReflectionProperty(Mirror):
    __slots__ = ("owner", "info", "property_name")
    owner: ClassEntry
    info: PropertyInfo | None
    property_name: str

    @method(visibility=PRIVATE)
    def __clone(self) -> Void:
        return None

    @method
    def __construct(self, engine: Engine, class_: Object | Str, property: Str) -> Untyped:
        ce = class_of(engine, class_)
        info = own_property(ce, property)
        if info is None and not (isinstance(class_, PhpObject) and property not in ce.properties_info
                                 and has_dynamic(class_, property)):
            fail(engine, f"Property {class_name_text(engine, ce)}::${name_text(engine, property)} does not exist")
        self.owner, self.info, self.property_name = ce, info, property
        set_name(self, property, (info.ce if info is not None else ce).name)

    @method
    def __toString(self, engine: Engine) -> Str:
        from zvm.ext.reflection.text import property_text

        return property_text(engine, self.info, self.property_name, "")

    @method(tentative=True)
    def getName(self) -> Str:
        return self.property_name

    def _flags(self) -> int:
        return self.info.flags if self.info is not None else flags.ACC_PUBLIC

    def _instance(self, engine: Any, object: PhpObject | None) -> PhpObject:
        """The object asked about; throws where it is not of the property's class."""
        if object is None:
            argument_type_error(engine, 1, "must be provided for instance properties")
        if not is_subclass(object.ce, self.info.ce if self.info is not None else self.owner):
            fail(engine, "Given object is not an instance of the class this property was declared in")
        return object

    @method(since=80500)
    def getMangledName(self) -> Str:
        return self.property_name if self.info is None else mangled_name(self.info)

    @method(tentative=True)
    def getValue(self, engine: Engine, object: Object | Null = None) -> Mixed:
        if self._flags() & flags.ACC_STATIC:
            from zvm.runtime.objects.static_properties import read_static_property

            return read_static_property(engine, self.owner, self.property_name, self.owner)
        return read_property(engine, self._instance(engine, object), self.property_name, self.owner)

    @method(tentative=True, exactly=True)
    def setValue(self, engine: Engine, objectOrValue: Mixed, value: Mixed = UNDEF) -> Void:
        if self._flags() & flags.ACC_STATIC:
            from zvm.runtime.objects.static_properties import assign_static_property

            if engine.target >= V8_3 and (value is UNDEF or objectOrValue is not None
                                          and not isinstance(objectOrValue, PhpObject)):
                engine.diagnostics.deprecated("Calling ReflectionProperty::setValue() with a " + (
                    "single argument" if value is UNDEF else "1st argument which is not null or an object")
                    + " is deprecated")
            assigned = objectOrValue if value is UNDEF else value
            assign_static_property(engine, self.owner, self.property_name, assigned, self.owner, False)
            return
        if value is UNDEF:
            engine.throw("ArgumentCountError", "ReflectionProperty::setValue() expects exactly 2 arguments, 1 given")
        if not isinstance(objectOrValue, PhpObject):
            from zvm.runtime.values.zval import type_name

            argument_type_error(engine, 1, f"must be of type object, {type_name(objectOrValue)} given")
        write_property(engine, objectOrValue, self.property_name, value, self.owner)

    @method(since=80400)
    def getRawValue(self, engine: Engine, object: Object) -> Mixed:
        instance = self._instance(engine, object)
        info = self.info
        if info is not None and info.flags & flags.ACC_STATIC:
            fail(engine, "May not use getRawValue on static properties")
        if info is None or info.hooks is None:
            return read_property(engine, instance, self.property_name, self.owner)
        if info.flags & flags.ACC_VIRTUAL:
            name = f"{instance.ce.display_name}::${info.name}"
            engine.throw("Error", f"Must not read from virtual property {name}" if "get" in info.hooks else
                         f"Property {name} is write-only")
        if is_lazy_slot(instance, info.slot):
            instance = real_object(engine, instance)
        value = read_standard(engine, instance, info.name, info.ce)
        return value.value if type(value) is Reference else value

    @method(since=80400)
    def setRawValue(self, engine: Engine, object: Object, value: Mixed) -> Void:
        info = self.info
        if info is not None and info.flags & flags.ACC_STATIC:
            fail(engine, "May not use setRawValue on static properties")
        if info is None or info.hooks is None:
            write_property(engine, object, self.property_name, value, self.owner)
            return
        instance = self._instance(engine, object)
        if info.flags & flags.ACC_VIRTUAL:
            name = f"{instance.ce.display_name}::${info.name}"
            engine.throw("Error", f"Must not write to virtual property {name}" if "set" in info.hooks else
                         f"Property {name} is read-only")
        if is_lazy_slot(instance, info.slot):
            instance = real_object(engine, instance)
        write_standard(engine, instance, info.name, value, info.ce, False)

    @method(since=80400)
    def setRawValueWithoutLazyInitialization(self, engine: Engine, object: Object, value: Mixed) -> Void:
        info = self._lazy_slot(engine, "setRawValueWithoutLazyInitialization", object)
        check_object(engine, self.owner, object)
        instance = present_object(object)
        set_without_initialising(engine, instance, info, value)

    @method(since=80400)
    def skipLazyInitialization(self, engine: Engine, object: Object) -> Void:
        info = self._lazy_slot(engine, "skipLazyInitialization", object)
        check_object(engine, self.owner, object)
        instance = present_object(object)
        if is_lazy_slot(instance, info.slot):
            if not instance.ce.constants_updated:
                update_class_constants(engine, instance.ce)
            instance.slots[info.slot] = instance.ce.default_properties[info.slot]
            skip_slot(instance, info.slot)

    @method(since=80400)
    def isLazy(self, engine: Engine, object: Object) -> Bool:
        info = self.info
        if info is None or info.flags & (flags.ACC_STATIC | flags.ACC_VIRTUAL):
            return False
        instance = present_object(self._instance(engine, object))
        return is_lazy_slot(instance, object.ce.properties_info[info.name].slot)

    def _lazy_slot(self, engine: Any, operation: str, object: PhpObject) -> Any:
        """The declaration in the object of the property that an operation on lazy objects is about. Throws
        ReflectionException where it cannot be lazy."""
        info = self.info
        if info is not None and info.flags & flags.ACC_STATIC:
            fail(engine, f"Can not use {operation} on static property {info.ce.display_name}::${self.property_name}")
        kind = "dynamic" if info is None else "virtual" if info.flags & flags.ACC_VIRTUAL else None
        if kind is not None or info is None:
            fail(engine, f"Can not use {operation} on {kind} property {self.owner.display_name}::${self.property_name}")
        return info

    @method(tentative=True)
    def isInitialized(self, engine: Engine, object: Object | Null = None) -> Bool:
        if self._flags() & flags.ACC_STATIC:
            from zvm.opcodes.flags import BP_VAR_IS
            from zvm.runtime.objects.static_properties import find_static_property

            info = find_static_property(engine, self.owner, self.property_name, self.owner, BP_VAR_IS)
            members = None if info is None else info.ce.static_members
            return info is not None and members is not None and members[info.slot] is not UNDEF
        instance = self._instance(engine, object)
        if self.info is not None and self.info.flags & flags.ACC_VIRTUAL and self.info.hooks is not None \
                and "get" not in self.info.hooks:
            return True
        return has_property(engine, instance, self.property_name, self.owner, PROPERTY_EXISTS)

    @method(tentative=True)
    def isPublic(self) -> Bool:
        return bool(self._flags() & flags.ACC_PUBLIC)

    @method(tentative=True)
    def isPrivate(self) -> Bool:
        return bool(self._flags() & flags.ACC_PRIVATE)

    @method(tentative=True)
    def isProtected(self) -> Bool:
        return bool(self._flags() & flags.ACC_PROTECTED)

    @method(since=80400)
    def isPrivateSet(self) -> Bool:
        bits = self._flags()
        return bool(bits & flags.ACC_PRIVATE_SET) and not bits & flags.ACC_PRIVATE

    @method(since=80400)
    def isProtectedSet(self) -> Bool:
        bits = self._flags()
        return bool(bits & flags.ACC_PROTECTED_SET) or bits & (flags.ACC_READONLY | flags.ACC_PPP_SET_MASK |
                                                              flags.ACC_PUBLIC) == flags.ACC_READONLY | flags.ACC_PUBLIC

    @method(tentative=True)
    def isStatic(self) -> Bool:
        return bool(self._flags() & flags.ACC_STATIC)

    @method
    def isReadOnly(self) -> Bool:
        return bool(self._flags() & flags.ACC_READONLY)

    @method(tentative=True)
    def isDefault(self) -> Bool:
        return self.info is not None

    @method(since=80400)
    def isDynamic(self) -> Bool:
        return self.info is None

    @method(since=80400)
    def isAbstract(self) -> Bool:
        return self.info is not None and is_abstract_property(self.info)

    @method(since=80400)
    def isVirtual(self) -> Bool:
        return bool(self._flags() & flags.ACC_VIRTUAL)

    @method
    def isPromoted(self) -> Bool:
        return bool(self._flags() & flags.ACC_PROMOTED)

    @method(tentative=True)
    def getModifiers(self, engine: Engine) -> Int:
        modifiers = self._flags() & _KEPT
        return with_set_visibility(modifiers) if engine.target >= V8_4 else modifiers

    @method(tentative=True)
    def getDeclaringClass(self, engine: Engine) -> 'ReflectionClass':
        return reflect_class(engine, self.info.ce if self.info is not None else self.owner)

    @method(tentative=True)
    def getDocComment(self) -> Str | False_:
        return False if self.info is None or self.info.doc_comment is None else self.info.doc_comment

    @method(tentative=True)
    def setAccessible(self, accessible: Bool) -> Void:
        return None

    @method(tentative=True)
    def getType(self, engine: Engine) -> 'ReflectionType' | Null:
        return None if self.info is None else reflect_type(engine, self.info.type)

    @method(since=80400)
    def getSettableType(self, engine: Engine) -> 'ReflectionType' | Null:
        info = self.info
        if info is None:
            return None
        if info.hooks is not None:
            if "set" in info.hooks:
                declared = info.hooks["set"].arg_info[0].type
                return reflect_type(engine, declared)
            if info.flags & flags.ACC_VIRTUAL:
                return reflect_type(engine, DeclaredType(MAY_BE_NEVER))
        return reflect_type(engine, info.type)

    @method(tentative=True)
    def hasType(self) -> Bool:
        return self.info is not None and self.info.type is not None

    @method
    def hasDefaultValue(self) -> Bool:
        return self.info is not None and default_value(self.info) is not UNDEF

    @method(tentative=True)
    def getDefaultValue(self, engine: Engine) -> Mixed:
        if self.info is None:
            return None
        value = default_value(self.info)
        if value is UNDEF and engine.target >= V8_5:
            engine.diagnostics.deprecated("ReflectionProperty::getDefaultValue() for a property without a default "
                                          "value is deprecated, use ReflectionProperty::hasDefaultValue() to check if "
                                          "the default value exists")
        return None if value is UNDEF else evaluated(engine, value, self.info.ce)

    @method
    def getAttributes(self, engine: Engine, name: Str | Null = None, flags: Int = 0) -> Array:
        info = self.info
        if info is None:
            return reflect_attributes(engine, None, self.owner, TARGET_PROPERTY, name, flags, None)
        return reflect_attributes(engine, info.attributes, info.ce, TARGET_PROPERTY, name, flags, info.ce.filename)

    @method(since=80400)
    def hasHooks(self) -> Bool:
        return self.info is not None and self.info.hooks is not None

    @method(since=80400)
    def getHooks(self, engine: Engine) -> Array:
        hooks = {} if self.info is None else self.info.hooks or {}
        return PhpArray.from_dict({kind: self._hook(engine, hook) for kind, hook in hooks.items()})

    @method(since=80400)
    def hasHook(self, type: 'PropertyHookType') -> Bool:
        return self.info is not None and type.slots[1] in (self.info.hooks or {})

    @method(since=80400)
    def getHook(self, engine: Engine, type: 'PropertyHookType') -> 'ReflectionMethod' | Null:
        hooks = {} if self.info is None else self.info.hooks or {}
        hook = hooks.get(type.slots[1])
        return None if hook is None else self._hook(engine, hook)

    def _hook(self, engine: Any, hook: Any) -> Any:
        return reflect_method(engine, hook.scope, hook)

    @method(since=80400)
    def isFinal(self) -> Bool:
        return bool(self._flags() & flags.ACC_FINAL)
