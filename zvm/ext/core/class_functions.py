"""Asking about classes and objects (zend_builtin_functions.c)."""
from __future__ import annotations

from zvm.ext import registry
from zvm.ext.vocabulary import UNDEF, Array, Bool, False_, Mixed, Object, Str, Untyped, function
from zvm.opcodes import flags
from zvm.runtime import execute_data
from zvm.runtime.classes.inheritance import already_in_use, redeclaration
from zvm.runtime.classes.visibility import is_protected_compatible, is_subclass
from zvm.runtime.functions.parameters import argument_type_error, class_argument, value_error
from zvm.runtime.services.lazy_tables import held
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string, lower
from zvm.runtime.values.zval import Reference, value_name
from zvm.targets import V8_3, V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry



def class_of_argument(engine: Engine, value: Any) -> ClassEntry:
    """The class of an object or of that name (Z_PARAM_OBJ_OR_CLASS_NAME); throws TypeError for others."""
    if isinstance(value, PhpObject):
        return value.ce
    found = engine.lookup_class(value) if type(value) is str else None
    if found is None:
        argument_type_error(engine, 1, f"must be an object or a valid class name, {value_name(engine, value)} given")
    return found


# ---- the class of something --------------------------------------------------------------------------------------

@function
def get_class(engine: Engine, object: Object = UNDEF) -> Str:
    if object is not UNDEF:
        return object.ce.name
    scope = execute_data.executed_scope(engine)
    if scope is None:
        engine.throw("Error", "get_class() without arguments must be called from within a class")
    report_missing_argument(engine, "get_class")
    return scope.name


def report_missing_argument(engine: Engine, name: str) -> None:
    """Report that the running class is asked for by leaving out the argument (since PHP 8.3)."""
    if engine.target >= V8_3:
        engine.diagnostics.deprecated(f"Calling {name}() without arguments is deprecated")


@function
def get_called_class(engine: Engine) -> Str:
    called = execute_data.executed_called_class(engine)
    if called is not None:
        return called.name
    scope = execute_data.executed_scope(engine)
    if scope is None:
        engine.throw("Error", "get_called_class() must be called from within a class")
    return scope.name


@function(unchecked=True)
def get_parent_class(engine: Engine, object_or_class: Object | Str = UNDEF) -> Str | False_:
    is_given = object_or_class is not UNDEF
    if not is_given:
        report_missing_argument(engine, "get_parent_class")
    ce = class_of_argument(engine, object_or_class) if is_given else execute_data.executed_scope(engine)
    return ce.parent.name if ce is not None and ce.parent is not None else False


def _is_a(engine: Engine, value: Any, class_name: str, allow_string: bool, only_subclass: bool) -> bool:
    """is_a() and is_subclass_of() (is_a_impl)."""
    if isinstance(value, PhpObject):
        ce: Any = value.ce
    elif type(value) is str and allow_string:
        ce = engine.lookup_class(value)
    else:
        return False
    if ce is None:
        return False
    wanted = engine.lookup_class(class_name, False)
    return wanted is not None and is_subclass(ce, wanted) and not (only_subclass and ce is wanted)


@function
def is_a(engine: Engine, object_or_class: Mixed, class_: Str, allow_string: Bool = False) -> Bool:
    return _is_a(engine, object_or_class, class_, allow_string, False)


@function
def is_subclass_of(engine: Engine, object_or_class: Mixed, class_: Str, allow_string: Bool = True) -> Bool:
    return _is_a(engine, object_or_class, class_, allow_string, True)


# ---- members -----------------------------------------------------------------------------------------------------

def _may_see(member_flags: int, owner: ClassEntry, scope: ClassEntry | None) -> bool:
    if member_flags & flags.ACC_PUBLIC or owner is scope:
        return True
    return not member_flags & flags.ACC_PRIVATE and is_protected_compatible(owner, scope)


@function(shown={"class_": "Str"})
def get_class_vars(engine: Engine, class_: Mixed) -> Array:
    ce = class_argument(engine, 1, class_)
    if not ce.constants_updated:
        from zvm.runtime.objects.class_constants import update_class_constants

        update_class_constants(engine, ce)
    scope = execute_data.executed_scope(engine)
    found: dict[Any, Any] = {}
    for wanted in (0, flags.ACC_STATIC):
        for name, info in ce.properties_info.items():
            if info.flags & flags.ACC_STATIC != wanted or info.flags & flags.ACC_VIRTUAL:
                continue
            if not _may_see(info.flags, info.ce, scope):
                continue
            if info.flags & flags.ACC_PRIVATE and info.ce is not ce and info.ce is not scope:
                continue
            value = info.ce.static_members[info.slot] if wanted else ce.default_properties[info.slot]
            plain = value.value if type(value) is Reference else value
            found[normalize_key(name)] = None if plain is UNDEF else plain
    return PhpArray.from_dict(found)


@function
def get_object_vars(engine: Engine, object: Object) -> Array:
    from zvm.runtime.objects.property_tables import visible_properties

    scope = execute_data.executed_scope(engine)
    return PhpArray.from_dict({normalize_key(name) if type(name) is str else name: value
                               for name, value in visible_properties(engine, object, scope)})


@function
def get_mangled_object_vars(engine: Engine, object: Object) -> Array:
    from zvm.runtime.objects.property_tables import present_object, to_array

    return to_array(engine, present_object(object), False)


@function(unchecked=True)
def get_class_methods(engine: Engine, object_or_class: Object | Str) -> Array:
    ce = class_of_argument(engine, object_or_class)
    scope = execute_data.executed_scope(engine)
    return PhpArray.from_list([method.function_name for method in ce.function_table.values()
                               if _may_see(method.fn_flags, _declarer(engine, method), scope)])


def _declarer(engine: Engine, method: Any) -> Any:
    """The class that a protected method is of: since PHP 8.5 the one that declared it first."""
    return method.prototype.scope if method.prototype is not None and engine.target >= V8_5 else method.scope


def _class_if_any(engine: Engine, object_or_class: Any) -> Any:
    """The class entry of an object or of a class name, None where there is no such class; throws TypeError."""
    if isinstance(object_or_class, PhpObject):
        return object_or_class.ce
    if type(object_or_class) is str:
        return engine.lookup_class(object_or_class)
    argument_type_error(engine, 1, f"must be of type object|string, {value_name(engine, object_or_class)} given")


@function
def method_exists(engine: Engine, object_or_class: Untyped, method: Str) -> Bool:
    ce = _class_if_any(engine, object_or_class)
    if ce is None:
        return False
    key = lower(method)
    found = ce.function_table.get(key)
    if found is None:
        if isinstance(object_or_class, PhpObject) and hasattr(ce.native, "get_method"):
            own = ce.native.get_method(engine, object_or_class, method, key)
            return own is not None and not own.func.fn_flags & flags.ACC_CALL_VIA_TRAMPOLINE
        return key == "__invoke" and ce.name == "Closure"
    return (isinstance(object_or_class, PhpObject) or not found.fn_flags & flags.ACC_PRIVATE or found.scope is ce)


@function
def property_exists(engine: Engine, object_or_class: Untyped, property: Str) -> Bool:
    ce = _class_if_any(engine, object_or_class)
    if ce is None:
        return False
    info = ce.properties_info.get(property)
    if info is not None and (not info.flags & flags.ACC_PRIVATE or info.ce is ce):
        return True
    if isinstance(object_or_class, PhpObject):
        from zvm.runtime.objects.properties import PROPERTY_EXISTS, has_property

        scope = execute_data.executed_scope(engine)
        return has_property(engine, object_or_class, property, scope, PROPERTY_EXISTS)
    return False


# ---- which classes there are -------------------------------------------------------------------------------------

def _exists(engine: Engine, name: str, autoload: bool, wanted: int, unwanted: int) -> bool:
    """class_exists() and the like (class_exists_impl). Internal classes are not made for it."""
    key = lower(name[1:] if name[:1] == "\\" else name)
    if held(engine.classes, key) is None and registry.has_class(key, engine.target):
        kind = engine.classes.kinds[key] = flags.ACC_INTERFACE if registry.is_interface(key) else 0
        if wanted & flags.ACC_ENUM and not kind:
            enum = engine.lookup_class(name)
            kind = 0 if enum is None else enum.flags & flags.ACC_ENUM
        return not kind & unwanted and (not wanted or bool(kind & wanted))
    ce = engine.lookup_class(name, autoload)
    return ce is not None and bool(ce.flags & flags.ACC_LINKED) and not ce.flags & unwanted and (
        not wanted or bool(ce.flags & wanted))


@function
def class_exists(engine: Engine, class_: Str, autoload: Bool = True) -> Bool:
    return _exists(engine, class_, autoload, 0, flags.ACC_INTERFACE | flags.ACC_TRAIT)


@function
def interface_exists(engine: Engine, interface: Str, autoload: Bool = True) -> Bool:
    return _exists(engine, interface, autoload, flags.ACC_INTERFACE, 0)


@function
def trait_exists(engine: Engine, trait: Str, autoload: Bool = True) -> Bool:
    return _exists(engine, trait, autoload, flags.ACC_TRAIT, 0)


@function
def enum_exists(engine: Engine, enum: Str, autoload: Bool = True) -> Bool:
    return _exists(engine, enum, autoload, flags.ACC_ENUM, 0)


_RESERVED = frozenset(("bool", "false", "float", "int", "null", "parent", "self", "static", "string", "true", "void",
                       "never", "iterable", "object", "mixed"))

_RESERVED_ALIASES = frozenset(("array", "callable"))  # since PHP 8.5


@function
def class_alias(engine: Engine, class_: Str, alias: Str, autoload: Bool = True) -> Bool:
    ce = engine.lookup_class(class_, autoload)
    if ce is None:
        engine.diagnostics.warning(f'Class "{c_string(class_)}" not found')
        return False
    if ce.is_internal and engine.target < V8_3:
        value_error(engine, 1, "must be a user-defined class name, internal class name given")
    name = alias[1:] if alias[:1] == "\\" else alias
    key = lower(name)
    if engine.target >= V8_5 and (key in _RESERVED or key.rpartition("\\")[2] in _RESERVED_ALIASES):
        engine.diagnostics.fatal(f'Cannot use "{name}" as a class alias as it is reserved')
    if key in _RESERVED:
        engine.diagnostics.fatal(f"Cannot use '{name}' as class name as it is reserved")
    if engine.classes.get(key) is not None:
        is_later = engine.target >= V8_4
        engine.diagnostics.warning(redeclaration(ce, alias) if is_later else already_in_use(engine, ce, alias))
        return False
    engine.classes[key] = ce
    engine.class_positions[key] = len(engine.class_positions)
    return True


def _user_classes(engine: Engine, wanted: int, unwanted: int) -> list[str]:
    """Names of the user classes of a kind, in the order they were compiled in (get_declared_class_impl)."""
    from zvm.ext.registry import has_class

    positions = engine.class_positions
    keys = [key for key in engine.classes if not has_class(key, engine.target)]
    keys.sort(key=lambda key: positions.get(key, positions.get(engine.classes[key], -1)))
    found = []
    for key in keys:
        ce = engine.classes[key]
        if key[:1] == "\0" or not ce.flags & flags.ACC_LINKED or ce.flags & unwanted:
            continue
        if wanted and not ce.flags & wanted:
            continue
        found.append(ce.name if key == lower(ce.name) else key)
    return found


@function
def get_declared_classes(engine: Engine) -> Array:
    from zvm.ext.registry import declared_classes

    return PhpArray.from_list(declared_classes(False, engine.target) +
                              _user_classes(engine, 0, flags.ACC_INTERFACE | flags.ACC_TRAIT))


@function
def get_declared_traits(engine: Engine) -> Array:
    return PhpArray.from_list(_user_classes(engine, flags.ACC_TRAIT, 0))


@function
def get_declared_interfaces(engine: Engine) -> Array:
    from zvm.ext.registry import declared_classes

    return PhpArray.from_list(declared_classes(True, engine.target) + _user_classes(engine, flags.ACC_INTERFACE, 0))
