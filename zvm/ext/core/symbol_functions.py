"""Constants, functions, variables, extensions, files there are; the cycle collector (zend_builtin_functions.c)."""
from __future__ import annotations

from time import time

from zvm.ext import registry
from zvm.ext.vocabulary import Array, Bool, False_, Int, Mixed, Null, Str, Untyped, Void, function
from zvm.runtime import execute_data
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.counting import UNSHARED
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower
from zvm.runtime.values.symbol_table import Indirect
from zvm.runtime.values.zval import UNDEF, Reference, value_name
from zvm.targets import V8_3, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.values.resources import Resource

_RESOURCE_TYPES = ("Unknown", "stream", "persistent stream", "stream filter", "stream-context", "process",
                   "userfilter.bucket", "userfilter.bucket brigade")

_ROOT_BUFFER = 16384  # of possible roots of cycles in Zend: what gc_status() shows at first


@function
def zend_version(engine: Engine) -> Str:
    return engine.target.zend_version


# ---- constants ---------------------------------------------------------------------------------------------------

@function
def define(engine: Engine, constant_name: Str, value: Mixed, case_insensitive: Bool = False) -> Bool:
    if "::" in constant_name:
        value_error(engine, 1, "cannot be a class constant")
    if case_insensitive:
        engine.diagnostics.warning("define(): Argument #3 ($case_insensitive) is ignored since declaration of "
                                   "case-insensitive constants is no longer supported")
    if isinstance(value, PhpArray):
        value = _constant_array(engine, value, [])
    return bool(engine.constants.define(constant_name, value))


def _constant_array(engine: Engine, array: PhpArray, outer: list[PhpArray]) -> PhpArray:
    """The array without references (copy_constant_array); throws ValueError when it contains itself."""
    if any(array is one for one in outer):
        value_error(engine, 2, "cannot be a recursive array")
    outer = [*outer, array]
    return PhpArray.from_dict({
        key: _constant_array(engine, value, outer) if isinstance(value, PhpArray) else value
        for key, value in array.plain_items()})


@function
def defined(engine: Engine, constant_name: Str) -> Bool:
    from zvm.runtime.objects.class_constants import find_constant

    class_name, _, name = constant_name.rpartition("::")
    if class_name and lower(class_name) == "static":
        called = execute_data.executed_called_class(engine)
        if called is not None:
            constant_name = f"{called.name}::{name}"
    if not class_name:
        return constant_name[constant_name[:1] == "\\":] in engine.constants
    return find_constant(engine, constant_name, execute_data.executed_scope(engine), True) is not UNDEF


@function
def get_defined_constants(engine: Engine, categorize: Bool = False) -> Array:
    constants = engine.constants
    groups = {extension: {registry.shown_constant(name): constants.get(name)
                          for name in registry.constant_names(extension, engine.target)}
              for extension in registry.extensions(engine)}
    for name, extension in constants.changing.items():
        if name not in constants.user:
            groups[extension][name] = constants.get(name)
    groups["user"] = constants.user
    if categorize:
        return PhpArray.from_dict({extension: PhpArray.from_dict(dict(group)) for extension, group in groups.items()
                                   if group})
    return PhpArray.from_dict({name: value for group in groups.values() for name, value in group.items()})


# ---- functions and variables -------------------------------------------------------------------------------------

@function
def function_exists(engine: Engine, function: Str) -> Bool:
    return lower(function[1:] if function[:1] == "\\" else function) in engine.functions


@function
def get_defined_functions(engine: Engine, exclude_disabled: Bool = True) -> Array:
    if engine.target >= V8_5:
        if execute_data.passed_count(engine):
            engine.diagnostics.deprecated("get_defined_functions(): The $exclude_disabled parameter has no effect "
                                          "since PHP 8.0")
    elif not exclude_disabled:
        engine.diagnostics.deprecated("get_defined_functions(): Setting $exclude_disabled to false has no effect")
    user = [name for name, found in list(engine.functions.items()) if not found.is_internal and name[:1] != "\0"]
    disabled = (engine.ini.get("disable_functions") or "").replace(",", " ").split()
    internal = [name for name in registry.function_names(None, engine.target) if name not in disabled]
    return PhpArray.from_dict({"internal": PhpArray.from_list(internal),
                               "user": PhpArray.from_list(user)})


@function
def get_defined_vars(engine: Engine) -> Array:
    from sys import getrefcount

    execute_data.forbid_dynamic_call(engine)
    table = execute_data.current_symbol_table(engine)
    found: dict[Any, Any] = {}
    for name in list(table or ()):
        value = table[name]
        if type(value) is Indirect:
            value = value.slots[value.index]
        if type(value) is Reference and getrefcount(value) <= UNSHARED:
            value = value.value
        if value is not UNDEF:
            found[normalize_key(name)] = value
    return PhpArray.from_dict(found)


@function(aliases=("get_required_files",))
def get_included_files(engine: Engine) -> Array:
    return PhpArray.from_list(list(engine.included_files))


# ---- extensions --------------------------------------------------------------------------------------------------

@function
def get_loaded_extensions(engine: Engine, zend_extensions: Bool = False) -> Array:
    return PhpArray.from_list(list(registry.ZEND_EXTENSIONS) if zend_extensions else registry.extensions(engine))


@function
def extension_loaded(engine: Engine, extension: Str) -> Bool:
    return registry.extension_loaded(engine, extension)


@function
def get_extension_funcs(engine: Engine, extension: Str) -> Array | False_:
    if lower(extension) == "zend":  # the name of the engine's functions before PHP 5.2
        extension = "core"
    if not registry.extension_loaded(engine, extension):
        return False
    names = registry.function_names(extension, engine.target)
    return PhpArray.from_list(names) if names else False


# ---- resources ---------------------------------------------------------------------------------------------------

def _resource(engine: Engine, value: Any) -> Resource:
    if isinstance(value, (PhpObject, PhpArray)) or value is None or type(value) in (bool, int, float, str):
        argument_type_error(engine, 1, f"must be of type resource, {value_name(engine, value)} given")
    resource: Resource = value
    return resource


@function
def get_resource_type(engine: Engine, resource: Untyped) -> Str:
    return _resource(engine, resource).type_name


@function
def get_resources(engine: Engine, type: Str | Null = None) -> Array:
    from zvm.runtime.values.resources import known_resources

    for name in ("STDIN", "STDOUT", "STDERR"):  # made on demand
        engine.constants.get(name)
    found: dict[Any, Any] = dict(known_resources(engine))
    if type is None:
        return PhpArray.from_dict(found)
    kept = {number: resource for number, resource in found.items() if resource.type_name == type}
    if not kept and type not in _RESOURCE_TYPES:
        value_error(engine, 1, "must be a valid resource type")
    return PhpArray.from_dict(kept)


@function
def get_resource_id(engine: Engine, resource: Untyped) -> Int:
    return _resource(engine, resource).handle


# ---- the cycle collector -----------------------------------------------------------------------------------------

@function
def gc_collect_cycles(engine: Engine) -> Int:
    return engine.objects.collect_cycles()


@function
def gc_mem_caches() -> Int:
    return 0


@function
def gc_enabled(engine: Engine) -> Bool:
    return engine.ini.get("zend.enable_gc") in ("1", "On", "on", "true", "yes")


@function
def gc_enable(engine: Engine) -> Void:
    engine.ini.set("zend.enable_gc", "1")


@function
def gc_disable(engine: Engine) -> Void:
    engine.ini.set("zend.enable_gc", "0")


@function
def gc_status(engine: Engine) -> Array:
    store = engine.objects
    counts = {"runs": store.runs, "collected": store.collected, "threshold": store.collect_at}
    if engine.target < V8_3:
        return PhpArray.from_dict(counts | {"roots": 0})
    times = dict.fromkeys(("collector_time", "destructor_time", "free_time"), 0.0)
    return PhpArray.from_dict({"running": False, "protected": False, "full": False} | counts
                              | {"buffer_size": _ROOT_BUFFER, "roots": 0,
                                 "application_time": time() - engine.start_time} | times)
