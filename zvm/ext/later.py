"""What versions of PHP after the default target show and deprecate of functions, methods and constants whose
declarations do not say so: return types, defaults, #[Deprecated], #[NoDiscard].

Reads zvm/ext/generated/later_signatures.py; called where an engine of such a version builds what it declares.
"""
from __future__ import annotations

from zvm.ext.generated import later_signatures
from zvm.opcodes import flags
from zvm.opcodes.attribute import Attribute
from zvm.opcodes.op_array import ArgInfo
from zvm.runtime.functions.internal_function import parse_type, read_signature
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.runtime.functions.internal_function import InternalFunction

_deprecated: dict[int, dict[str, str]] = {}  # constants, by target, once asked for


def _fact(table: dict[str, tuple[tuple[int, Any], ...]], key: str, target: int) -> Any:
    """What a table says of a name in a version, None where it says nothing."""
    current = None
    for version, fact in table.get(key, ()):
        if version <= target:
            current = fact
    return current


def apply(function: InternalFunction, key: str, target: int) -> None:
    """Change a function or method that has just been built; `key` is its name, in lower case, with its class."""
    returned = _fact(later_signatures.RETURNS, key, target)
    if returned is not None:
        read_signature(function)  # later it would undo the change
        _change_return(function, returned)
    for name, (kind, default, is_sensitive) in (_fact(later_signatures.PARAMETERS, key, target) or {}).items():
        index = next(index for index, info in enumerate(function.arg_info) if info.name == name)
        info = function.arg_info[index]
        if kind is not None:
            info.type = parse_type(kind).declared
            checked = function.parameters[index]
            is_typed = checked.declared is not None or name in function.options.get("typed_later", ())
            if is_typed and not checked.by_ref and name not in function.options.get("shown", ()):
                function.parameters[index] = parse_type(kind)
        if default is not None:
            info.default = default
        if is_sensitive is not None:
            sensitive = Attribute("SensitiveParameter", "sensitiveparameter", [], False, 0)
            info.attributes = [sensitive] if is_sensitive else []
    attributes = _fact(later_signatures.ATTRIBUTES, key, target)
    if attributes:
        function.fn_flags |= flags.ACC_DEPRECATED  # calls look for what is to be said
        function.attributes = [Attribute(name, name.lower(), list(arguments.items()), True, 0)
                               for name, arguments in attributes.items()]


def _change_return(function: InternalFunction, text: str) -> None:
    declared = parse_type(text.lstrip("~")).declared if text else None
    if declared is None:
        function.return_info = None
        function.fn_flags &= ~flags.ACC_HAS_RETURN_TYPE
        return
    info = ArgInfo("", declared)
    info.tentative = text[0] == "~"
    function.return_info = info
    function.fn_flags |= flags.ACC_HAS_RETURN_TYPE


def deprecated_constants(target: int) -> dict[str, str]:
    """What follows "is deprecated" of each constant that is, by name."""
    texts = _deprecated.get(target)
    if texts is None:
        texts = _deprecated[target] = {
            name: said for name in later_signatures.CONSTANTS
            if type(said := _fact(later_signatures.CONSTANTS, name, target)) is str}
        if target >= V8_4:  # which is there in a session only
            texts["SID"] = "" if target < V8_5 else " since 8.4, as GET/POST sessions were deprecated"
    return texts


def deprecation_of(name: str, target: int) -> list[Attribute] | None:
    """The attributes of a class constant, `A::B`, that is deprecated; None of others."""
    arguments = _fact(later_signatures.CONSTANTS, name, target)
    if arguments is None:
        return None
    return [Attribute("Deprecated", "deprecated", list(arguments.items()), True, 0)]


def attributes_of_constant(name: str, target: int) -> list[Attribute]:
    """#[Deprecated] with its arguments, of a constant outside of classes that deprecated_constants() names."""
    since, _, message = deprecated_constants(target)[name].removeprefix(" since ").partition(", ")
    arguments: list[tuple[str | None, Any]] = [
        (key, value) for key, value in (("since", since), ("message", message)) if value]
    return [Attribute("Deprecated", "deprecated", arguments, True, 0)]
