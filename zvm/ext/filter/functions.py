"""filter_var, filter_input and their like: which filter runs over what, with which flags and options (filter.c)."""
from __future__ import annotations

from zvm.ext.filter import addresses, sanitizing, validating
from zvm.ext.filter.constants import (
    FILTER_CALLBACK,
    FILTER_DEFAULT,
    FORCE_ARRAY,
    NULL_ON_FAILURE,
    REQUIRE_ARRAY,
    REQUIRE_SCALAR,
    THROW_ON_FAILURE,
)
from zvm.ext.vocabulary import Array, Bool, False_, Int, Mixed, Null, Str, function
from zvm.runtime.execute_data import running_function, running_internal
from zvm.runtime.functions.parameters import type_error, value_error
from zvm.runtime.services.environment import environment
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference, deref
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_ANY = -1  # the filter is whatever the arguments name
_INPUTS = {0: "_POST", 1: "_GET", 2: "_COOKIE", 4: "_ENV", 5: "_SERVER"}
# of $_SERVER only these come from the request; the CLI itself adds the others past the filters
_REQUEST = ("PHP_SELF", "SCRIPT_NAME", "SCRIPT_FILENAME", "PATH_TRANSLATED", "DOCUMENT_ROOT")


def _callback(engine: Engine, string: str, flags: int, options: Any) -> Any:
    if options is None or type(engine.resolve_callable(options)) is str:
        engine.throw("TypeError", f"{running_function(engine)}(): Option must be a valid callback")
    return engine.call_callable(options, [string])


FILTERS: dict[str, tuple[int, Any]] = {
    "int": (257, validating.validate_int), "boolean": (258, validating.validate_bool),
    "float": (259, validating.validate_float),
    "validate_regexp": (272, validating.validate_regexp), "validate_domain": (277, addresses.validate_domain),
    "validate_url": (273, addresses.validate_url), "validate_email": (274, addresses.validate_email),
    "validate_ip": (275, addresses.validate_ip), "validate_mac": (276, addresses.validate_mac),
    "string": (513, sanitizing.string), "stripped": (513, sanitizing.string), "encoded": (514, sanitizing.encoded),
    "special_chars": (515, sanitizing.special_chars), "full_special_chars": (522, sanitizing.full_special_chars),
    "unsafe_raw": (516, sanitizing.unsafe_raw), "email": (517, sanitizing.email), "url": (518, sanitizing.url),
    "number_int": (519, sanitizing.number_int), "number_float": (520, sanitizing.number_float),
    "add_slashes": (523, sanitizing.add_slashes), "callback": (1024, _callback),
}
_BY_ID = dict(FILTERS.values())
_RANGES = ((256, 277), (512, 523))  # FILTER_VALIDATE_ALL, _LAST, FILTER_SANITIZE_ALL, _LAST
_CALLBACK_ID = 1024


def _failure(engine: Engine, flags: int, problem: str = "") -> Any:
    """What stands for a failure; throws FilterFailedException where that is wanted (PHP 8.5)."""
    if problem and flags & THROW_ON_FAILURE and engine.target >= V8_5:
        engine.throw("Filter\\FilterFailedException", f"filter validation failed: {problem}")
    return None if flags & NULL_ON_FAILURE else False


def _name(number: int) -> str:
    return next((name for name, (known, _) in FILTERS.items() if known == number), "unsafe_raw")


def _filter_call(engine: Engine, value: Any, number: int, arguments: Any, flags: int) -> Any:
    """Filter a value, an array's elements (php_filter_call); `arguments` are flags or an array of them and options."""
    options = None
    if type(arguments) is not PhpArray:
        if number == _ANY:
            number = arguments
        else:
            flags = _with_shape(arguments)
    else:
        if (found := arguments.get("filter", None)) is not None:
            number = convert.to_int(engine, deref(found))
        found = deref(arguments.get("options", None))
        if number == FILTER_CALLBACK:
            if found is not None:
                options, flags = found, 0
        elif type(found) is PhpArray:
            options = found
        if (found := arguments.get("flags", None)) is not None:
            flags = _with_shape(convert.to_int(engine, deref(found)))
    if flags & THROW_ON_FAILURE and flags & NULL_ON_FAILURE and engine.target >= V8_5:
        value_error(engine, 3 if running_function(engine) == "filter_var" else 2,
                    "cannot use both FILTER_NULL_ON_FAILURE and FILTER_THROW_ON_FAILURE")
    if type(value) is PhpArray:
        if flags & REQUIRE_SCALAR:
            return _failure(engine, flags, "not a scalar value (got an array)")
        value = value.clone()
        return _filter_array(engine, value, number, flags, options, (value,))
    if flags & REQUIRE_ARRAY:
        return _failure(engine, flags, f"not an array (got {convert.type_name(value)})")
    value = _filter_value(engine, value, number, flags, options)
    return PhpArray.from_list([value]) if flags & FORCE_ARRAY else value


def _with_shape(flags: int) -> int:
    return flags if flags & (REQUIRE_ARRAY | FORCE_ARRAY) else flags | REQUIRE_SCALAR


def _filter_array(engine: Engine, array: PhpArray, number: int, flags: int, options: Any,
                  outer: tuple[PhpArray, ...]) -> PhpArray:
    """Filter the elements of an array of the caller's own, also in references, and return it
    (php_zval_filter_recursive)."""
    for key, element in list(array.items()):
        value = deref(element)
        if type(value) is PhpArray:
            if any(value is one for one in outer):
                continue
            value = value.clone()
            if type(element) is Reference:
                element.value = value
            _filter_array(engine, value, number, flags, options, (*outer, value))
        else:
            value = _filter_value(engine, value, number, flags, options)
        if type(element) is Reference:
            element.value = value
        else:
            array.set(key, value)
    return array


def _filter_value(engine: Engine, value: Any, number: int, flags: int, options: Any) -> Any:
    """Filter one value as a string (php_zval_filter)."""
    if isinstance(value, PhpObject) and value.ce.function_table.get("__tostring") is None:
        value = _failure(engine, flags, f"object of type {value.ce.display_name} has no __toString() method")
    else:
        run = _BY_ID.get(number) or sanitizing.unsafe_raw
        text = convert.to_string(engine, value)
        value = run(engine, text, flags, options)
        if value is validating.FAILED:
            value = _failure(engine, flags, f"filter {_name(number)} not satisfied by '{text}'")
    if value is _failure(engine, flags) and type(options) is PhpArray and "default" in options:
        return deref(options.get("default", None))
    return value


def _is_known(engine: Engine, number: int) -> bool:
    """Whether PHP takes it for a filter's, though there may be none between the numbers that filters have
    (PHP_FILTER_ID_EXISTS): then the value stays as it is."""
    if number == _CALLBACK_ID or any(first <= number <= last for first, last in _RANGES):
        return True
    engine.diagnostics.warning(f"{running_function(engine)}(): Unknown filter with ID {number}")
    return False


def _input(engine: Engine, number: int) -> PhpArray | None:
    """What came from outside, before the script changed it; None where nothing did (php_filter_get_storage)."""
    name = _INPUTS.get(number)
    if name is None:
        return value_error(engine, 1, "must be an INPUT_* constant")
    if name == "_ENV":
        return PhpArray.from_dict(environment(engine))
    if name == "_SERVER":
        server = deref(engine.symbol_table.get("_SERVER"))
        if type(server) is PhpArray:
            return PhpArray.from_dict({key: server.get(key, None) for key in _REQUEST if key in server})
    return None


def _missing(engine: Engine, options: Any, name: str) -> Any:
    """What a variable that is not there gives: the other way round than a failure."""
    flags = options
    if type(options) is PhpArray:
        flags = convert.to_int(engine, deref(options.get("flags", None)))
        given = deref(options.get("options", None))
        if type(given) is PhpArray and "default" in given:
            return deref(given.get("default", None))
    if flags & THROW_ON_FAILURE and engine.target >= V8_5:
        engine.throw("Filter\\FilterFailedException", f"input value '{name}' not found")
    return False if flags & NULL_ON_FAILURE else None


@function
def filter_has_var(engine: Engine, input_type: Int, var_name: Str) -> Bool:
    found = _input(engine, input_type)
    return found is not None and var_name in found


@function
def filter_input(engine: Engine, type: Int, var_name: Str, filter: Int = FILTER_DEFAULT,
                 options: Array | Int = 0) -> Mixed:
    if not _is_known(engine, filter):
        return False
    found = _input(engine, type)
    if found is None or var_name not in found:
        return _missing(engine, options, var_name)
    return _filter_call(engine, found.get(var_name, None), filter, options, REQUIRE_SCALAR)


@function
def filter_var(engine: Engine, value: Mixed, filter: Int = FILTER_DEFAULT, options: Array | Int = 0) -> Mixed:
    if not _is_known(engine, filter):
        return False
    return _filter_call(engine, value, filter, options, REQUIRE_SCALAR)


@function
def filter_input_array(engine: Engine, type: Int, options: Array | Int = FILTER_DEFAULT,
                       add_empty: Bool = True) -> Array | False_ | Null:
    if not isinstance(options, PhpArray) and not _is_known(engine, options):
        return False
    found = _input(engine, type)
    if found is None:
        return False if not isinstance(options, PhpArray) and options & NULL_ON_FAILURE else None
    return _filter_members(engine, found, options, add_empty)


@function
def filter_var_array(engine: Engine, array: Array, options: Array | Int = FILTER_DEFAULT,
                     add_empty: Bool = True) -> Array | False_ | Null:
    if not isinstance(options, PhpArray) and not _is_known(engine, options):
        return False
    return _filter_members(engine, array, options, add_empty)


def _filter_members(engine: Engine, array: PhpArray, definition: Any,
                    add_empty: bool) -> PhpArray | bool | None:
    """Filter all alike, or each member that is defined as defined (php_filter_array_handler)."""
    if type(definition) is not PhpArray:
        found: PhpArray | bool | None = _filter_call(engine, array, _ANY, definition, REQUIRE_ARRAY)
        return found
    filtered = PhpArray()
    for key, wanted in definition.items():
        if type(key) is not str:
            type_error(engine, running_internal(engine), 1, "must contain only string keys")
        if not key:
            value_error(engine, 2, "cannot contain empty keys")
        if key in array:
            wanted = deref(wanted)
            arguments = wanted if type(wanted) is PhpArray else convert.to_int(engine, wanted)
            if type(arguments) is int and engine.target >= V8_5 and not _is_known(engine, arguments):
                arguments = FILTER_DEFAULT
            filtered.set(key, _filter_call(engine, deref(array.get(key, None)), _ANY, arguments, REQUIRE_SCALAR))
        elif add_empty:
            filtered.set(key, None)
    return filtered


@function
def filter_list() -> Array:
    return PhpArray.from_list([*FILTERS])


@function
def filter_id(name: Str) -> Int | False_:
    found = FILTERS.get(name)
    return False if found is None else found[0]
