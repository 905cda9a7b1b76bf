"""Enumerations: their cases, and the methods every enum has (zend_enum.c).

Reads class entries the compiler made: case constants are ConstantExpressions of a ConstEnumInit node. Used by
class_declaration.py and constant_expressions.py. Cases are objects made once, kept as the constants' values.
"""
from __future__ import annotations

from zvm.opcodes import flags, types
from zvm.opcodes.types import DeclaredType
from zvm.runtime.classes.class_entry import ClassEntry, PropertyInfo
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.internal_function import InternalFunction
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.functions.type_check import FAILED, coerce_scalar_weak
from zvm.runtime.objects.class_constants import case_names, case_object, update_class_constants
from zvm.runtime.objects.lifecycle import initialise, object_type_of
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.inheritance import Linker

_READONLY = flags.ACC_PUBLIC | flags.ACC_READONLY

_FORBIDDEN = (("constructor", "__construct"), ("destructor", "__destruct"), ("clone", "__clone"), ("get", "__get"),
              ("set", "__set"), ("unset", "__unset"), ("isset", "__isset"), ("tostring", "__toString"),
              ("debug_info", "__debugInfo"), ("serialize", "__serialize"), ("unserialize", "__unserialize"))


def register_enum(linker: Linker, extension_name: str = "Core") -> None:
    """Give an enum what it has implicitly: name and value, cases(), from(), tryFrom() (zend_enum_register_*)."""
    ce = linker.ce
    ce.flags |= flags.ACC_NO_DYNAMIC_PROPERTIES
    if "name" not in ce.properties_info:
        _declare(ce, "name", DeclaredType(types.MAY_BE_STRING))
        if ce.enum_backing_type:
            mask = types.MAY_BE_LONG if ce.enum_backing_type == types.IS_LONG else types.MAY_BE_STRING
            _declare(ce, "value", DeclaredType(mask))
    methods: list[tuple[str, Any]] = [("cases", _cases)]
    if ce.enum_backing_type:
        is_int = ce.enum_backing_type == types.IS_LONG
        methods += [("from", _from_int if is_int else _from_string),
                    ("tryFrom", _try_from_int if is_int else _try_from_string)]
    for name, implementation in methods:
        key = name.encode("latin-1").lower().decode("latin-1")
        if key in ce.function_table:
            linker.fail(f"Cannot redeclare {ce.display_name}::{key if name == 'tryFrom' else name}()")
        method = InternalFunction(name, implementation, extension_name, flags.ACC_PUBLIC | flags.ACC_STATIC, ce, True)
        for info in method.arg_info:  # checked as int or string, shown as both
            info.type = DeclaredType(types.MAY_BE_LONG | types.MAY_BE_STRING)
        ce.function_table[key] = method


def _declare(ce: ClassEntry, name: str, declared: DeclaredType) -> None:
    info = PropertyInfo(name, len(ce.default_properties), _READONLY, ce, declared)
    ce.default_properties.append(UNDEF)
    ce.properties_info[name] = info


def verify_enum(linker: Linker) -> None:
    """What an enum may not have (zend_verify_enum)."""
    ce = linker.ce
    for name in ce.properties_info:
        if name != "name" and not (name == "value" and ce.enum_backing_type):
            linker.fail(f"Enum {ce.display_name} cannot include properties")
    for attribute, shown in _FORBIDDEN:
        if getattr(ce, attribute) is not None:
            linker.fail(f"Enum {ce.display_name} cannot include magic method {shown}")
    for key in ("__sleep", "__wakeup", "__set_state"):
        if key in ce.function_table:
            linker.fail(f"Enum {ce.display_name} cannot include magic method {key}")
    if any(interface.name == "Serializable" for interface in ce.interfaces):
        linker.fail(f"Enum {ce.display_name} cannot implement the Serializable interface")


def make_case(engine: Engine, ce: ClassEntry, case_name: str, value: Any) -> PhpObject:
    """The object of a case (zend_enum_new)."""
    case: PhpObject = object_type_of(ce)()  # its constants are being evaluated
    initialise(engine, case, ce)
    case.slots[ce.properties_info["name"].slot] = case_name
    if ce.enum_backing_type:
        case.slots[ce.properties_info["value"].slot] = value
    return case


def _cases(scope: ClassEntry, engine: Engine) -> Array:  # type: ignore[name-defined]  # noqa: F821
    return PhpArray.from_list([case_object(engine, scope, name) for name in case_names(scope)])


def find_case(engine: Engine, ce: ClassEntry, value: Any) -> Any:
    """The case backed by `value`, None where there is none (zend_enum_get_case_by_value with try)."""
    if not ce.constants_updated:
        update_class_constants(engine, ce)
    name = ce.backed_enum_table.get(value)  # type: ignore[union-attr]  # an enum that has values has the table
    return None if name is None else case_object(engine, ce, name)


def require_case(engine: Engine, ce: ClassEntry, value: Any) -> Any:
    """The case backed by `value`; throws ValueError where there is none."""
    found = find_case(engine, ce, value)
    if found is None:
        shown = value if ce.enum_backing_type == types.IS_LONG else f'"{value}"'
        engine.throw("ValueError", f'{shown} is not a valid backing value for enum {ce.display_name}')
    return found


def _from_int(scope: ClassEntry, engine: Engine, value: Int) -> Static:  # type: ignore[name-defined]  # noqa: F821
    return require_case(engine, scope, value)


def _from_string(scope: ClassEntry, engine: Engine, value: Mixed) -> Static:  # type: ignore # noqa: F821
    return require_case(engine, scope, _as_string(engine, value))


def _try_from_int(scope: ClassEntry, engine: Engine, value: Int) -> Static | Null:  # type: ignore # noqa: F821
    return find_case(engine, scope, value)


def _try_from_string(scope: ClassEntry, engine: Engine, value: Mixed) -> Static | Null:  # type: ignore # noqa: F821
    return find_case(engine, scope, _as_string(engine, value))


def _as_string(engine: Engine, value: Any) -> str:
    """A backing value for strings: without strict_types an integer, too, and what converts to one
    (zend_enum_from_func)."""
    if type(value) is str:
        return value
    frame = engine.current_execute_data
    caller = frame.prev if frame is not None else None
    wanted = "string|int"
    converted: Any = FAILED
    if caller is not None and not caller.func.is_internal and caller.func.fn_flags & flags.ACC_STRICT_TYPES:
        wanted = "string"
    elif value is None:
        engine.diagnostics.deprecated(f"{running_function(engine)}(): Passing null to parameter #1 ($value) of type "
                                      f"{wanted} is deprecated")
        converted = 0
    elif type(value) is not PhpArray:
        converted = coerce_scalar_weak(engine, types.MAY_BE_LONG | types.MAY_BE_STRING, value)
    if converted is FAILED:
        argument_type_error(engine, 1, f"must be of type {wanted}, {value_name(engine, value)} given")
    return str(converted)
