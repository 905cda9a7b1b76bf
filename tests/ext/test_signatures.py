"""Every declared signature against PHP's reflection: names, order, by-reference, optionality, defaults, types.

signatures.tsv is what scripts/gen_signatures.php printed on PHP 8.2; functions and methods we have not are skipped.
"""
from __future__ import annotations

from pathlib import Path

import pytest

from zvm.engine import Engine
from zvm.ext import registry
from zvm.opcodes import flags
from zvm.runtime.functions.internal_function import InternalFunction

DATA = Path(__file__).with_name("signatures.tsv")


def rows() -> list[list[str]]:
    return [line.split("\t") for line in DATA.read_text(encoding="latin-1").splitlines()]


def parameter_text(function: InternalFunction, index: int) -> str:
    info = function.arg_info[index]
    text = f"{info.type} " if info.type is not None else ""
    text += ("", "&", "?&")[info.by_ref]
    if info.variadic:
        return text + f"...${info.name}"
    text += f"${info.name}"
    if index >= function.required_num_args:
        text += f" = {'?' if info.default is None else info.default}"
    return text


def signature(function: InternalFunction) -> str:
    parameters = ", ".join(parameter_text(function, index) for index in range(len(function.arg_info)))
    returned = ""
    if function.return_info is not None:
        returned = f":~ {function.return_info.type}" if function.return_info.tentative else \
            f": {function.return_info.type}"
    deprecated = " @deprecated" if function.fn_flags & flags.ACC_DEPRECATED else ""
    return f"{function.function_name}({parameters}){returned}{deprecated}"


def modifiers(function: InternalFunction) -> str:
    names = ((flags.ACC_ABSTRACT, "abstract"), (flags.ACC_FINAL, "final"), (flags.ACC_PUBLIC, "public"),
             (flags.ACC_PRIVATE, "private"), (flags.ACC_PROTECTED, "protected"), (flags.ACC_STATIC, "static"))
    return " ".join(name for flag, name in names if function.fn_flags & flag)


def test_functions_are_declared_as_in_php() -> None:
    wrong = []
    for extension, expected, *_ in rows():
        name = expected.partition("(")[0]
        if "::" in name or not registry.has_function(name):
            continue
        function = registry.find_function(None, name)
        assert function is not None
        if signature(function) != expected:
            wrong.append(f"{expected}\n     not {signature(function)}")
        if function.extension_name != extension:
            wrong.append(f"{name} belongs to {extension}, not to {function.extension_name}")
    assert not wrong, "\n".join(wrong)


def test_every_extension_is_recorded() -> None:
    """One that scripts/extensions.php does not name is held against nothing. OPcache is no extension to `php -n`."""
    ours = {registry.find_function(None, name).extension_name for name in registry.function_names()}
    assert ours - {extension for extension, *_ in rows()} == {"Zend OPcache"}


def test_no_functions_php_has_not() -> None:
    known = {expected.partition("(")[0] for _, expected, *_ in rows()}
    ours = {name for name in registry.function_names() if registry.find_function(None, name).extension_name in
            {extension for extension, *_ in rows()}}
    assert sorted(ours - known) == []


def test_methods_are_declared_as_in_php() -> None:
    engine = Engine()
    wrong = []
    for _, expected, *rest in rows():
        qualified = expected.partition("(")[0]
        class_name, separator, name = qualified.partition("::")
        if not separator or not registry.has_class(class_name.lower()):
            continue
        if qualified == "Closure::__invoke":  # reflection makes it up
            continue
        ce = engine.lookup_class(class_name, False)
        method = ce.function_table.get(name.lower()) if ce is not None else None
        if method is None or method.scope is not ce:
            wrong.append(f"{qualified} is missing")
            continue
        found = f"{ce.name}::{signature(method)}"
        if found != expected:
            wrong.append(f"{expected}\n     not {found}")
        if modifiers(method) != rest[0]:
            wrong.append(f"{qualified} is {rest[0]}, not {modifiers(method)}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ["strlen", "substr", "array_merge", "preg_match"])
def test_data_has_the_common_functions(name: str) -> None:
    assert any(expected.startswith(name + "(") for _, expected, *_ in rows())
