"""What #[Deprecated] and #[NoDiscard] have PHP say of calls and constants (zend_deprecated_function, since PHP 8.4)."""
from __future__ import annotations

from zvm.opcodes.attribute import find_attribute
from zvm.opcodes.error_levels import E_DEPRECATED, E_USER_DEPRECATED, E_USER_WARNING, E_WARNING
from zvm.opcodes.flags import ACC_DEPRECATED
from zvm.opcodes.op_array import UNUSED
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.signals import raise_pending
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import lower, strip_anonymous_suffix
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.execute_data import ExecuteData


def _arguments(engine: Engine, attribute: Any, scope: Any, names: tuple[str, ...]) -> list[Any]:
    """The values of an attribute's parameters, null where they are not given, or ""."""
    given = [(name, engine.evaluate(value, scope) if type(value) is ConstantExpression else value)
             for name, value in attribute.args]
    values = {names[index] if name is None else name: value
              for index, (name, value) in enumerate(given) if name is not None or index < len(names)}
    if len(values) < len(given) or not values.keys() <= set(names) or any(
            type(value) is not str and value is not None for value in values.values()):
        return _constructed(engine, attribute.name, given)
    return [values.get(name) or None for name in names]


def _constructed(engine: Engine, class_name: str, arguments: list[tuple[str | None, Any]]) -> list[Any]:
    """The properties of the attribute's object: for arguments that its constructor converts or refuses."""
    ce = engine.classes[lower(class_name)]
    instance = engine.instantiate(ce)
    positional = [value for name, value in arguments if name is None]
    named = PhpArray.from_dict({name: value for name, value in arguments if name is not None})
    engine.call_function(ce.constructor, positional, this=instance, called_scope=ce,
                         named=named if len(named) else None)
    return [value or None for value in instance.slots]


def deprecation_suffix(engine: Engine, attribute: Any, scope: Any) -> str:
    """What follows "is deprecated": since when, and a message."""
    message, since = _arguments(engine, attribute, scope, ("message", "since"))
    suffix = f" since {since}" if since is not None else ""
    return suffix + (f", {message}" if message is not None else "")


def described(func: Any, name: str | None = None) -> str:
    """ "Function f()", or "Method A::f()"; `name` in place of its own."""
    if func.scope is None:
        return f"Function {name or func.function_name}()"
    return f"Method {func.scope.display_name}::{name or func.function_name}()"


def is_deprecated(func: Any) -> bool:
    """Whether a function is, rather than one whose result must be used."""
    if func.attributes is None or find_attribute(func.attributes, "nodiscard") is None:
        return bool(func.fn_flags & ACC_DEPRECATED)
    return find_attribute(func.attributes, "deprecated") is not None


def report_call(engine: Engine, call: ExecuteData) -> None:
    """Say of a function that is about to be called that it is deprecated, or that its result must be used."""
    if call.func.is_internal and call.func.attributes is None:
        _report_internal(engine, call)
    else:
        report_function(engine, call.func)


def report_function(engine: Engine, func: Any, name: str | None = None) -> None:
    """The same of a user function, perhaps under another name."""
    deprecated = find_attribute(func.attributes, "deprecated")
    if deprecated is not None:
        suffix = deprecation_suffix(engine, deprecated, func.scope)
        engine.diagnostics.error(E_DEPRECATED if func.is_internal else E_USER_DEPRECATED,
                                 strip_anonymous_suffix(f"{described(func, name)} is deprecated{suffix}"))
    no_discard = find_attribute(func.attributes, "nodiscard")
    if no_discard is not None and engine.target >= V8_5 and _is_discarded(engine):
        message, = _arguments(engine, no_discard, func.scope, ("message",))
        _report_discarded(engine, func, name, message)


def _report_internal(engine: Engine, call: ExecuteData) -> None:
    note = _note_of_internal(call.func)
    if note is not None:
        engine.diagnostics.deprecated(f"{described(call.func)} is deprecated{note}")


def _note_of_internal(func: Any) -> str | None:
    options = func.options
    if "deprecated" not in options:
        return None
    note = options.get("deprecation")
    if note is None and type(options["deprecated"]) is int:
        since = options["deprecated"]
        note = f"since {since // 10000}.{since // 100 % 100}"
    return f" {note}" if note else ""


def deprecation_note(engine: Engine, func: Any) -> str | None:
    """What follows "is deprecated" of a function of PHP's own, None of one that is not deprecated."""
    if not func.is_internal or not func.fn_flags & ACC_DEPRECATED:
        return None
    if func.attributes is None:
        return _note_of_internal(func)
    deprecated = find_attribute(func.attributes, "deprecated")
    return None if deprecated is None else deprecation_suffix(engine, deprecated, func.scope)


def _is_discarded(engine: Engine) -> bool:
    """Whether nothing takes what the call that is about to be made gives."""
    caller = engine.current_execute_data
    if caller is None or caller.func.is_internal or caller.opline is None:
        return False
    return bool(caller.opline.result_type == UNUSED)


def _report_discarded(engine: Engine, func: Any, name: str | None, message: str | None) -> None:
    kind, name = ("function" if func.scope is None else "method"), name or func.function_name
    if func.scope is not None:
        name = f"{func.scope.display_name}::{name}"
    suffix = f", {message}" if message is not None else ""
    level = E_WARNING if func.is_internal else E_USER_WARNING
    engine.diagnostics.error(level, f"The return value of {kind} {name}() should either be used or intentionally "
                                    f"ignored by casting it as (void){suffix}")


def report_constant(engine: Engine, kind: str, name: str, attribute: Any, scope: Any) -> None:
    """Say of a constant, or class constant or case, that it is deprecated."""
    suffix = deprecation_suffix(engine, attribute, scope)
    level = E_DEPRECATED if scope is not None and scope.is_internal else E_USER_DEPRECATED
    engine.diagnostics.error(level, f"{kind} {name} is deprecated{suffix}")


def report_use_of_trait(engine: Engine, trait: Any, user: Any) -> None:
    """Say of a trait that a class uses that it is deprecated, if it is (zend_use_of_deprecated_trait, PHP 8.5)."""
    attribute = find_attribute(trait.attributes, "deprecated")
    if attribute is not None:
        suffix = deprecation_suffix(engine, attribute, trait)
        engine.diagnostics.error(E_USER_DEPRECATED, f"Trait {trait.display_name} used by {user.display_name} is "
                                                    f"deprecated{suffix}")
        raise_pending(engine)


def has_attributes(engine: Engine, name: str) -> bool:
    """Whether a script has given attributes to its constant of that name (PHP 8.5)."""
    return engine.constants.key_of(name) in engine.constants.attributes


def report_own_constant(engine: Engine, name: str) -> None:
    """Say of a script's constant that its attributes deprecate it, if they do."""
    attributes = engine.constants.attributes
    key = engine.constants.key_of(name)
    own = attributes.get(key)
    attribute = find_attribute(own, "deprecated")
    if attribute is not None and own is not None:
        del attributes[key]  # its arguments may name it
        try:
            report_constant(engine, "Constant", name, attribute, None)
        finally:
            attributes[key] = own
