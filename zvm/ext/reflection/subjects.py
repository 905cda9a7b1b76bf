"""What reflection asks of functions, classes and extensions: closures' __invoke(), defaults, owners.

Used by the reflection classes and by text.py, which writes what their __toString() gives.
"""
from __future__ import annotations

from zvm.opcodes import flags
from zvm.opcodes.op_array import Function
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import deref
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.executor.closures import ClosureObject
    from zvm.runtime.classes.class_entry import ClassEntry, PropertyInfo
    from zvm.runtime.values.php_object import PhpObject

_XML = {"libxml": "Required"}
_PDO_DRIVER = {"pdo": "Required"}
DEPENDENCIES = {  # zend_module_entry.deps
    "standard": {"session": "Optional"}, "SPL": {"json": "Required"}, "mbstring": {"pcre": "Required"},
    "session": {"hash": "Optional", "spl": "Required"}, "exif": {"standard": "Required", "mbstring": "Optional"},
    "PDO": {"spl": "Required"}, "pdo_sqlite": _PDO_DRIVER, "pdo_pgsql": _PDO_DRIVER,
    "pdo_mysql": {**_PDO_DRIVER, "mysqlnd": "Required"}, "mysqlnd": {"standard": "Required"},
    "mysqli": {"spl": "Required", "mysqlnd": "Required"}, "sodium": {"standard": "Required"},
    "Phar": {"apc": "Optional", "bz2": "Optional", "openssl": "Optional", "zlib": "Optional", "standard": "Optional",
             "hash": "Required", "spl": "Required"},
    "xml": _XML, "xmlreader": _XML, "dom": {**_XML, "domxml": "Conflicts"}, "xsl": {**_XML, "dom": "Required"},
    "SimpleXML": {**_XML, "spl": "Required"},
}


def dependencies_of(engine: Engine, extension: str) -> dict[str, str]:
    """Which extensions an extension needs, uses or excludes, by name."""
    if engine.target >= V8_5 and extension in _DEPENDENCIES_8_5:
        return _DEPENDENCIES_8_5[extension]
    if engine.target >= V8_4 and extension in _DEPENDENCIES_8_4:
        return _DEPENDENCIES_8_4[extension]
    return DEPENDENCIES.get(extension, {})


_DEPENDENCIES_8_4 = {
    "xmlreader": {"dom": "Required", **_XML}, "session": {"spl": "Optional"},
    "soap": {"date": "Required", **_XML, "session": "Optional"},
}
_DEPENDENCIES_8_5 = {
    "dom": {**_XML, "lexbor": "Required", "domxml": "Conflicts"}, "uri": {"lexbor": "Required"},
    "standard": {"uri": "Required", "session": "Optional"},
}


# ---- functions -----------------------------------------------------------------------------------------------------

class ClosureInvoke(Function):
    """Closure::__invoke() of one closure, which no class declares."""

    __slots__ = ("extension_name",)
    extension_name: str | None
    is_internal = True


def invoke_function(closure: ClosureObject) -> ClosureInvoke:
    """The closure's function as Closure::__invoke() (zend_get_closure_invoke_method)."""
    func = closure.func
    function = ClosureInvoke()
    function.extension_name = None
    function.function_name = "__invoke"
    function.scope = closure.ce
    function.fn_flags = func.fn_flags & (flags.ACC_RETURN_REFERENCE | flags.ACC_VARIADIC
                                         | flags.ACC_HAS_RETURN_TYPE) | flags.ACC_PUBLIC
    function.num_args, function.required_num_args = func.num_args, func.required_num_args
    function.arg_info, function.return_info = func.arg_info, func.return_info
    return function


def blank_invoke_function(closure: ClosureObject) -> ClosureInvoke:
    """Closure::__invoke() of no closure in particular: it has no signature."""
    function = invoke_function(closure)
    function.fn_flags = flags.ACC_PUBLIC
    function.num_args = function.required_num_args = 0
    function.arg_info, function.return_info = [], None
    return function


def is_closure_invoke(ce: ClassEntry, lower_name: str) -> bool:
    """Is this the method that Closure has without declaring it?"""
    return ce.name == "Closure" and lower_name == "__invoke"


# ---- classes -------------------------------------------------------------------------------------------------------

def dynamic_names(obj: PhpObject) -> list[str]:
    """The names of an object's dynamic properties."""
    return [str(name) for name in obj.dynamic or ()]


def default_value(info: PropertyInfo) -> Any:
    """The declared default, perhaps a ConstantExpression; UNDEF for none (property_get_default)."""
    owner = info.ce
    if info.flags & flags.ACC_STATIC:
        return deref(owner.default_static_members[info.slot])
    return deref(owner.default_properties[info.slot])


def extension_of_class(ce: ClassEntry) -> str | None:
    """The extension an internal class belongs to; None for those of scripts."""
    if not ce.is_internal:
        return None
    from zvm.ext import registry

    return registry.extension_of(registry.table_of("CLASSES", ce.engine.target)[lower(ce.name)].partition(":")[0])


# ---- extensions ----------------------------------------------------------------------------------------------------

def ini_entries(engine: Engine, extension: str) -> dict[str, Any]:
    """The extension's directives with their values."""
    return {name: engine.ini.get(name) for name in engine.ini.names(extension)}
