"""What a notebook says about a name: PHP's own report of a function, a method, a class, or a constant's value."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zvm.embedding.conversions import python_text
from zvm.ext import registry
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import UNDEF, Reference

if TYPE_CHECKING:
    from zvm.engine import Engine as World


def described(world: World, word: str) -> str:
    """The text, "" for what there is not. `word` is a PHP string: `name`, `Class::name`, `$name`, `$name->name`."""
    for separator in ("?->", "->", "::"):
        owner, found, member = word.rpartition(separator)
        if found:
            return _member(world, owner, member)
    if word[:1] == "$":
        return _variable(world, word[1:])
    if world.functions.get(lower(word)) is not None:
        return _report(world, "ReflectionFunction", word)
    if world.lookup_class(word, False) is not None:
        return _report(world, "ReflectionClass", word)
    if word in world.constants.user or registry.has_constant(word, world.target):
        return _printed(world, world.call_function(world.functions["constant"], [word]))
    return ""


def _variable(world: World, name: str) -> str:
    value = world.symbol_table.lookup(name)
    return "" if value is UNDEF else _printed(world, value)


def _member(world: World, owner: str, member: str) -> str:
    ce = world.lookup_class(owner, False)
    if owner[:1] == "$":
        value: Any = world.symbol_table.lookup(owner[1:])
        value = value.value if type(value) is Reference else value
        ce = value.ce if isinstance(value, PhpObject) else None
    if ce is None or lower(member) not in ce.function_table:
        return ""
    return _report(world, "ReflectionMethod", ce.name, member)


def _report(world: World, name: str, *arguments: Any) -> str:
    from zvm.runtime.objects.lifecycle import instantiate

    ce = world.lookup_class(name)
    assert ce is not None and ce.constructor is not None
    reflector = instantiate(world, ce)
    world.call_function(ce.constructor, list(arguments), reflector, ce)
    return str(python_text(world.call_method(reflector, "__tostring"))).rstrip("\n")


def _printed(world: World, value: Any) -> str:
    return str(python_text(world.call_function(world.functions["print_r"], [value, True])))
