"""What may stand where the cursor is: variables, members, functions, classes, constants, keywords, directives.

Reads the engine's tables; runs no code of the script. Used by both editors.
"""
from __future__ import annotations

import re

from zvm.ext import registry
from zvm.opcodes.flags import ACC_PUBLIC, ACC_STATIC
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

KEYWORDS = (
    "abstract", "array", "as", "break", "callable", "case", "catch", "class", "clone", "const", "continue", "declare",
    "default", "do", "echo", "else", "elseif", "empty", "enum", "eval", "exit", "extends", "final", "finally", "fn",
    "for", "foreach", "function", "global", "goto", "if", "implements", "include", "include_once", "instanceof",
    "insteadof", "interface", "isset", "list", "match", "namespace", "new", "print", "private", "protected", "public",
    "readonly", "require", "require_once", "return", "static", "switch", "throw", "trait", "try", "unset", "use",
    "var", "while", "yield")
_NAME = r"[A-Za-z_\x80-\xff][\w\x80-\xff]*"
_MEMBER = re.compile(rf"\$({_NAME})((?:\??->{_NAME})*)\??->({_NAME})?\Z")
_STATIC = re.compile(rf"([\\\w\x80-\xff]+)::(\$?(?:{_NAME})?)\Z")
_VARIABLE = re.compile(rf"\$((?:{_NAME})?)\Z")
_WORD = re.compile(r"[\\\w\x80-\xff]+\Z")
_DIRECTIVE = re.compile(r"\A#([\w.]*)\Z")


def complete(engine: Engine, before: str) -> tuple[str, list[str]]:
    """The word before the cursor that is to be replaced, and the words that may stand in its place."""
    if found := _DIRECTIVE.search(before):
        return _matching(found[1], (name + "=" for name in engine.ini.directives))
    if found := _MEMBER.search(before):
        return _matching(found[3] or "", _members(_object(engine, found[1], found[2])))
    if found := _STATIC.search(before):
        return _matching(found[2], _static_members(engine.lookup_class(found[1], False), found[2][:1] == "$"))
    if found := _VARIABLE.search(before):
        table = engine.symbol_table
        return _matching(found[1], (name for name in table if table.lookup(name) is not UNDEF))
    if found := _WORD.search(before):
        word, names = _matching(found[0], _names(engine), lower)
        return word, [engine.classes[name].name if registry.has_class(name, engine.target) else name for name in names]
    return "", []


def _matching(prefix: str, names: Iterable[str], fold: Any = str) -> tuple[str, list[str]]:
    start = fold(prefix)
    return prefix, sorted({name for name in names if fold(name).startswith(start)})


def _names(engine: Engine) -> Iterable[str]:
    for name, function in list(engine.functions.items()):
        yield (function.function_name or name) + "("
    yield from (name + "(" for name in registry.function_names(None, engine.target))
    yield from (entry.name for entry in list(engine.classes.values()))
    yield from registry.class_names(None, engine.target)
    yield from engine.constants.user
    yield from registry.constant_names(None, engine.target)
    yield from KEYWORDS


def _object(engine: Engine, variable: str, path: str) -> PhpObject | None:
    """The object that properties of properties lead to, without calling anything."""
    found: Any = engine.symbol_table.lookup(variable)
    for name in re.findall(_NAME, path):
        if not isinstance(found, PhpObject):
            return None
        info = found.ce.properties_info.get(name)
        found = found.slots[info.slot] if info is not None and not info.flags & ACC_STATIC else \
            (found.dynamic or {}).get(name)
        if type(found) is Reference:
            found = found.value
    return found if isinstance(found, PhpObject) else None


def _members(object: PhpObject | None) -> Iterable[str]:
    if object is None:
        return
    yield from object.dynamic or ()
    for name, info in object.ce.properties_info.items():
        if info.flags & ACC_PUBLIC and not info.flags & ACC_STATIC:
            yield name
    for function in object.ce.function_table.values():
        if function.fn_flags & ACC_PUBLIC:
            yield f"{function.function_name}("


def _static_members(ce: ClassEntry | None, variables: bool) -> Iterable[str]:
    if ce is None:
        return
    if not variables:
        yield "class"
        yield from (name for name, constant in ce.constants_table.items() if constant.flags & ACC_PUBLIC)
        yield from (f"{function.function_name}(" for function in ce.function_table.values()
                    if function.fn_flags & ACC_PUBLIC and function.fn_flags & ACC_STATIC)
    yield from ("$" + name for name, info in ce.properties_info.items()
                if info.flags & ACC_PUBLIC and info.flags & ACC_STATIC)
