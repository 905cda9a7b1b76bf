"""Checking and coercing the arguments of internal functions, off the fast path (zend_parse_parameters).

Called by the entry points that runtime/functions/internal_function.py generates, with NAMESPACE as their globals.
"""
from __future__ import annotations

from zvm.opcodes import types
from zvm.runtime.classes.visibility import is_derived
from zvm.runtime.execute_data import uses_strict_types
from zvm.runtime.functions.type_check import FAILED, SCALARS, coerce_int_weak, coerce_scalar_weak
from zvm.runtime.signals import raise_pending
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import UNDEF, Reference, value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.functions.internal_function import InternalFunction, ParameterType

    _Classes = dict[str, set[type]]
else:
    _Classes = dict


def arity_error(engine: Engine, function: InternalFunction, count: int) -> NoReturn:
    """Throw ArgumentCountError for `count` arguments (zend_wrong_parameters_count_error)."""
    required, total = function.required_num_args, function.num_args
    options = function.options
    required = options.get("at_least", required)
    if "too_many" in options and count > function.num_args:
        engine.throw("ArgumentCountError", options["too_many"])
    if "at_most" in options:
        engine.throw("ArgumentCountError", f"Wrong parameter count for {function.display_name}()")
    from zvm.opcodes.flags import ACC_VARIADIC

    variadic = bool(function.fn_flags & ACC_VARIADIC)
    if not variadic and (required == total or options.get("exactly")):
        required = total
        how, expected = "exactly", required
    elif count < required:
        how, expected = "at least", required
    else:
        how, expected = "at most", total
    plural = "" if expected == 1 else "s"
    engine.throw("ArgumentCountError",
                 f"{function.display_name}() expects {how} {expected} argument{plural}, {count} given")


def _running(engine: Engine) -> Any:
    """The internal function that is running."""
    frame = engine.current_execute_data
    assert frame is not None
    return frame.func


def type_error(engine: Engine, function: InternalFunction, index: int, problem: str,
               class_name: str = "TypeError") -> NoReturn:
    """Throw "f(): Argument #1 ($x) <problem>" (zend_argument_error), unless an exception waits to be raised; `index`
    counts from 0."""
    raise_pending(engine)
    name = function.argument_name(index)
    shown = f" (${name})" if name is not None else ""
    engine.throw(class_name, f"{function.display_name}(): Argument #{index + 1}{shown} {problem}")


def coerce_weak(engine: Engine, function: InternalFunction, index: int, value: Any) -> Any:
    """`value` made what parameter `index` declares, by the rules of callers without strict_types; throws TypeError."""
    converted = _coerce(engine, function, index, value, False)
    if type(converted) is str and value is not UNDEF:
        frame = engine.current_execute_data
        if frame is not None and frame.func is function and index < len(frame.slots):
            frame.slots[index] = converted  # in place, as back traces show
    return converted


def coerce_strict(engine: Engine, function: InternalFunction, index: int, value: Any) -> Any:
    """The same for callers with strict_types=1: only int to float."""
    return _coerce(engine, function, index, value, True)


def _coerce(engine: Engine, function: InternalFunction, index: int, value: Any, strict: bool) -> Any:
    parameter = function.parameters[min(index, len(function.parameters) - 1)]
    if value is UNDEF:
        return function.defaults[index - function.required_num_args]
    mask = parameter.mask
    converted: Any
    if mask & types.MAY_BE_CALLABLE:
        return _callable(engine, function, index, value, bool(mask & types.MAY_BE_NULL))
    if isinstance(value, PhpObject):
        if _accepts_object(parameter, value):
            return value
        if mask & types.MAY_BE_STRING and not strict:
            converted = convert.object_to_string_or_none(engine, value)
            if converted is not None:
                return _checked_path(engine, function, index, parameter, converted)
    elif type(value) is str and mask & types.MAY_BE_STRING:
        return _checked_path(engine, function, index, parameter, value)
    elif type(value) is int and mask & types.MAY_BE_DOUBLE and not mask & types.MAY_BE_LONG:
        return float(value)
    elif type(value) is PhpArray and mask & types.MAY_BE_ITERABLE:
        return value
    elif not strict and (value is None or type(value) in (bool, int, float, str)):
        if value is not None:
            converted = coerce_scalar_weak(engine, mask, value)
        else:
            converted = _from_null(engine, function, index, mask) if mask & SCALARS else FAILED
        if converted is not FAILED:
            return _checked_path(engine, function, index, parameter, converted)
    type_error(engine, function, index, f"{_expected(parameter)}, {value_name(engine, value)} given")


def _accepts_object(parameter: ParameterType, value: PhpObject) -> bool:
    if parameter.mask & types.MAY_BE_OBJECT:
        return True
    names = parameter.names
    if parameter.mask & types.MAY_BE_ITERABLE:
        names = (*names, "Traversable")
    if not _is_any_of(value.ce, names):
        return False
    ce: ClassEntry | None = value.ce
    while ce is not None and not ce.is_internal:
        ce = ce.parent
    if ce is not None and _is_any_of(ce, parameter.names) and \
            type(value).__dict__.get("php_class", {}).get("name") == ce.name:
        ACCEPTED[parameter.class_key].add(type(value))
    return True


def _is_any_of(ce: ClassEntry, names: tuple[str, ...]) -> bool:
    """Is it one of these classes, or descended from one?"""
    if ce.name in names:
        return True
    for ancestor in ce.ancestors:  # noqa: SIM110 - a generator costs more than most of these loops
        if ancestor.name in names:
            return True
    return False


def is_instance(engine: Engine, value: PhpObject, class_name: str) -> bool:
    """Is the object an instance of the named class, without autoloading?"""
    wanted = engine.lookup_class(class_name, False)
    return wanted is not None and (value.ce is wanted or wanted in value.ce.ancestors)


def _expected(parameter: ParameterType) -> str:
    mask = parameter.mask
    if mask & types.MAY_BE_RESOURCE:
        return "must be of type resource or null" if mask & types.MAY_BE_NULL else "must be of type resource"
    if mask == types.MAY_BE_ARRAY | types.MAY_BE_OBJECT:
        return "must be of type array"  # Z_EXPECTED_ARRAY stands for both
    return f"must be of type {parameter.declared}"


def _checked_path(engine: Engine, function: InternalFunction, index: int, parameter: ParameterType, value: Any) -> Any:
    if parameter.is_path and type(value) is str and "\0" in value:
        type_error(engine, function, index, "must not contain any null bytes", "ValueError")
    return value


def _callable(engine: Engine, function: InternalFunction, index: int, value: Any, nullable: bool) -> Any:
    """The resolved callable; TypeError with the reason it is none (zend_wrong_callback_error)."""
    found = engine.resolve_callable(value)
    if type(found) is not str:
        return found
    wanted = "a valid callback or null" if nullable else "a valid callback"
    type_error(engine, function, index, f"must be {wanted}, {found}")


def _from_null(engine: Engine, function: InternalFunction, index: int, mask: int) -> Any:
    """Null for a scalar parameter of an internal function: deprecated (zend_null_arg_deprecated)."""
    name = function.argument_name(index)
    shown = f" (${name})" if name is not None else ""
    shown_type = function.arg_info[min(index, len(function.arg_info) - 1)].type
    declared = shown_type or function.parameters[min(index, len(function.parameters) - 1)].declared
    engine.diagnostics.deprecated(f"{function.display_name}(): Passing null to parameter #{index + 1}{shown} of type "
                                  f"{declared} is deprecated")
    if mask & types.MAY_BE_LONG:
        return 0
    if mask & types.MAY_BE_STRING:
        return ""
    return 0.0 if mask & types.MAY_BE_DOUBLE else False


def value_error(engine: Engine, number: int, problem: str) -> NoReturn:
    """Throw ValueError about argument `number` (from 1) of the running function (zend_argument_value_error)."""
    type_error(engine, _running(engine), number - 1, problem, "ValueError")


def argument_type_error(engine: Engine, number: int, problem: str) -> NoReturn:
    """The same as a TypeError (zend_argument_type_error)."""
    type_error(engine, _running(engine), number - 1, problem)


def text_for_null(engine: Engine, number: int) -> str:
    """Null passed as argument `number` (from 1) to a parameter that is checked as a string, though it is declared to
    take null: deprecated, a TypeError under strict_types."""
    if uses_strict_types(engine):
        argument_type_error(engine, number, "must be of type string, null given")
    text: str = _from_null(engine, _running(engine), number - 1, types.MAY_BE_STRING)
    engine.current_execute_data.slots[number - 1] = text  # type: ignore[union-attr]  # as back traces show it
    return text


def integer_argument(engine: Engine, number: int, value: Any) -> Any:
    """Argument `number` (from 1), which is not an int, as one by the rules of the caller, whatever the parameter's
    type; FAILED where it is none (zend_parse_arg_long_slow)."""
    if uses_strict_types(engine):
        return FAILED
    if value is None:
        return _from_null(engine, _running(engine), number - 1, types.MAY_BE_LONG)
    return coerce_int_weak(engine, value) if type(value) in (bool, float, str) else FAILED


def class_argument(engine: Engine, number: int, value: Any, base: ClassEntry | None = None,
                   or_null: bool = False) -> Any:
    """The class an argument names, whatever its type (zend_parse_arg, C); throws TypeError where there is none, or it
    is not `base` or derived from it."""
    name = convert.to_string(engine, value)
    frame = engine.current_execute_data
    if frame is not None and number <= len(frame.slots):
        frame.slots[number - 1] = name  # in place, as back traces show
    ce = engine.lookup_class(name)
    if ce is None or base is not None and ce is not base and not is_derived(ce, base):
        kind = "a valid class name" if base is None else f"a class name derived from {base.name}"
        argument_type_error(engine, number, f"must be {kind}{' or null' if or_null else ''}, {c_string(name)} given")
    return ce


def named_arguments(engine: Engine) -> dict[str, Any]:
    """The extra named arguments of the internal function that is running."""
    frame = engine.current_execute_data
    named = frame.extra_named_params if frame is not None else None
    if named is None:
        return {}
    return dict(named.items())


class _AcceptedClasses(_Classes):
    def __missing__(self, class_key: str) -> set[type]:
        found: set[type] = set()
        self[class_key] = found
        return found


# by ParameterType.class_key: the Python classes whose instances are objects of these classes, as far as was seen
ACCEPTED = _AcceptedClasses()
NAMESPACE = {"accepted": ACCEPTED, "arity": arity_error, "named_arguments": named_arguments,
             "UNDEF": UNDEF, "Reference": Reference, "PhpArray": PhpArray, "PhpObject": PhpObject, "Resource": Resource}
