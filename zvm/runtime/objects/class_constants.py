"""Class constants, and the values of constants and defaults that are expressions (zend_constants.c, zend_API.c).

Reads ClassEntry tables; evaluates what is still a ConstantExpression, once, in place. Imported by handlers, ext,
runtime.
"""
from __future__ import annotations

from zvm.opcodes import flags, types
from zvm.opcodes.attribute import find_attribute
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.classes.visibility import is_protected_compatible, visibility_name
from zvm.runtime.functions.type_check import verify_property_type
from zvm.runtime.values.strings import c_string, lower
from zvm.runtime.values.zval import UNDEF, type_name, value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassConstant, ClassEntry


def is_accessible(constant: ClassConstant, scope: ClassEntry | None) -> bool:
    """Whether `scope` may use the constant (zend_verify_const_access)."""
    if constant.flags & flags.ACC_PUBLIC:
        return True
    if constant.flags & flags.ACC_PRIVATE:
        return constant.ce is scope
    return is_protected_compatible(constant.ce, scope)


def fetch_class_constant(engine: Engine, ce: ClassEntry, name: str, scope: ClassEntry | None,
                         written: str | None = None, reports: bool = True) -> Any:
    """`ce::name` as `scope` sees it; throws Error for undefined and inaccessible ones (zend_get_class_constant_ex).

    `written` is how a constant expression names the class; without it this is FETCH_CLASS_CONSTANT, which has all cases
    of a script's backed enum made at once. `reports`: a deprecated one is.
    """
    constant = ce.constants_table.get(name)
    if constant is None:
        return engine.throw("Error", f"Undefined constant {written or ce.display_name}::{c_string(name)}")
    if not is_accessible(constant, scope):
        kind = visibility_name(constant.flags)
        engine.throw("Error", f"Cannot access {kind} constant {written or ce.display_name}::{name}")
    if ce.flags & flags.ACC_TRAIT:
        engine.throw("Error", f"Cannot access trait constant {written or ce.display_name}::{name} directly")
    if constant.attributes is not None and engine.target >= V8_4 and reports:
        _report_deprecated(engine, ce, constant, name)
    if written is None and ce.enum_backing_type and not ce.is_internal and not ce.constants_updated:
        update_class_constants(engine, ce)
    value = constant.value
    if type(value) is not ConstantExpression:
        return value
    if written is None:
        return constant_value(engine, constant)
    if constant.evaluating:
        engine.throw("Error", f"Cannot declare self-referencing constant {written}::{name}")
    constant.evaluating = True
    try:
        return constant_value(engine, constant)
    finally:
        constant.evaluating = False


def _report_deprecated(engine: Engine, ce: ClassEntry, constant: ClassConstant, name: str) -> None:
    """What #[Deprecated] on a class constant or case has PHP say of its use."""
    from zvm.runtime.objects.remarks import report_constant

    attribute = find_attribute(constant.attributes, "deprecated")
    if attribute is not None and not constant.evaluating:
        kind = "Enum case" if constant.flags & flags.CLASS_CONST_IS_CASE else "Constant"
        constant.evaluating = True  # its arguments may name it
        try:
            report_constant(engine, kind, f"{constant.ce.display_name}::{name}", attribute, constant.ce)
        finally:
            constant.evaluating = False


def constant_value(engine: Engine, constant: ClassConstant) -> Any:
    """The value of a class constant, evaluated now if it never was (zval_update_constant_ex)."""
    value = constant.value
    if type(value) is ConstantExpression:
        value = engine.evaluate(value, constant.ce)
        if constant.type is not None:
            value = _of_declared_type(engine, constant, value)
        constant.value, constant.was_expression = value, True
    return value


def _of_declared_type(engine: Engine, constant: ClassConstant, value: Any) -> Any:
    """The value as the constant's type has it; throws TypeError (zend_verify_class_constant_type)."""
    from zvm.runtime.functions.type_check import FAILED, check_type

    assert constant.type is not None
    checked = check_type(engine, constant.type, value, True, constant.ce)
    if checked is FAILED:
        name = next((name for name, one in constant.ce.constants_table.items() if one is constant), "")
        engine.throw("TypeError", f"Cannot assign {value_name(engine, value)} to class constant "
                                  f"{constant.ce.display_name}::{name} of type {constant.type}")
    return checked


def update_class_constants(engine: Engine, ce: ClassEntry) -> None:
    """Evaluate every constant expression among the class's constants and defaults (zend_update_class_constants)."""
    if ce.constants_updated:
        return
    if ce.parent is not None:
        update_class_constants(engine, ce.parent)
    for constant in list(ce.constants_table.values()):
        constant_value(engine, constant)
    _update_statics(engine, ce)
    _update_defaults(engine, ce)
    if ce.enum_backing_type:
        build_backed_table(engine, ce)
    ce.constants_updated = True


def initialise_static_members(ce: ClassEntry) -> list[Any]:
    """The class's own static members, made from the defaults on first use (zend_class_init_statics)."""
    if ce.static_members is None:
        ce.static_members = list(ce.default_static_members)
    return ce.static_members


def _update_statics(engine: Engine, ce: ClassEntry) -> None:
    """Evaluate the static members the class declares itself; the others were its parent's."""
    members = initialise_static_members(ce)
    if not any(type(value) is ConstantExpression for value in members):
        return
    for info in ce.properties_info.values():
        if info.ce is ce and info.flags & flags.ACC_STATIC and type(members[info.slot]) is ConstantExpression:
            value = _evaluated(engine, members[info.slot], info)
            if type(members[info.slot]) is ConstantExpression:
                members[info.slot] = value


def _update_defaults(engine: Engine, ce: ClassEntry) -> None:
    defaults = ce.default_properties
    for slot, value in enumerate(defaults):
        if type(value) is ConstantExpression:
            defaults[slot] = _evaluated(engine, value, ce.slot_infos[slot])


def _evaluated(engine: Engine, expression: ConstantExpression, info: Any) -> Any:
    value = engine.evaluate(expression, info.ce)
    if info.type is not None:
        value = verify_property_type(engine, info, value, True)
    return value


# ---- cases of enums ----------------------------------------------------------------------------------------------

def case_names(ce: ClassEntry) -> list[str]:
    """The names of the cases in order."""
    return [name for name, constant in ce.constants_table.items() if constant.flags & flags.CLASS_CONST_IS_CASE]


def case_object(engine: Engine, ce: ClassEntry, name: str) -> Any:
    """The case `name`, which exists."""
    return constant_value(engine, ce.constants_table[name])


def build_backed_table(engine: Engine, ce: ClassEntry) -> None:
    """Note the cases' names by backing value; throws TypeError for values of another type, Error for duplicates
    (zend_enum_build_backed_enum_table)."""
    table: dict[Any, str] = {}
    wanted = "int" if ce.enum_backing_type == types.IS_LONG else "string"
    for name in case_names(ce):
        case = case_object(engine, ce, name)
        value = case.slots[ce.properties_info["value"].slot]
        if type_name(value) != wanted:
            engine.throw("TypeError", f"Enum case type {type_name(value)} does not match enum backing type {wanted}")
        if value in table:
            engine.throw("Error", f"Duplicate value in enum {ce.display_name} for cases {table[value]} and {name}")
        table[value] = name
    ce.backed_enum_table = table


# ---- by name -----------------------------------------------------------------------------------------------------

def class_by_name(engine: Engine, name: str, scope: ClassEntry | None) -> ClassEntry:
    """The class a constant expression names; throws Error where there is none."""
    key = lower(name)
    if key == "self" or key == "static":
        if scope is None:
            engine.throw("Error", f'Cannot access "{key}" when no class scope is active')
        return scope
    if key == "parent":
        if scope is None:
            engine.throw("Error", 'Cannot access "parent" when no class scope is active')
        if scope.parent is None:
            engine.throw("Error", 'Cannot access "parent" when current class scope has no parent')
        return scope.parent
    found: ClassEntry | None = engine.lookup_class(name)
    if found is None:
        engine.throw("Error", f'Class "{c_string(name)}" not found')
    return found


def find_constant(engine: Engine, name: str, scope: ClassEntry | None, silent: bool) -> Any:
    """The constant a string names, `A::B` of a class included; UNDEF where there is none (zend_get_constant_ex).

    Unless `silent`, throws Error for a missing class, a missing or an inaccessible class constant.
    """
    if name[:1] == "\\":
        name = name[1:]
    class_name, colons, constant_name = name.rpartition("::")
    if not colons:
        return engine.constants.get(name)
    if silent and lower(class_name) not in ("self", "static", "parent") and engine.lookup_class(class_name) is None:
        return UNDEF
    ce = class_by_name(engine, class_name, scope)
    constant = ce.constants_table.get(constant_name)
    if silent and (constant is None or not is_accessible(constant, scope) or ce.flags & flags.ACC_TRAIT):
        return UNDEF
    return fetch_class_constant(engine, ce, constant_name, scope, class_name, not silent)
