"""The entry points runtime/functions/internal_function.py generates: their source, and what they do with arguments."""
from __future__ import annotations

import traceback
from typing import Any

import pytest

from zvm.engine import Engine
from zvm.ext.vocabulary import UNDEF, Array, Bool, ByRef, Int, Mixed, Null, Path, Str, function
from zvm.runtime.functions.internal_function import InternalFunction, entry_writer
from zvm.runtime.objects.exceptions import get_field
from zvm.runtime.signals import Thrown
from zvm.runtime.values.zval import Reference


def declared(implementation: Any) -> InternalFunction:
    return InternalFunction(implementation.__name__, implementation, "test")


@function
def one(string: Str) -> Int:
    return len(string)


@function
def optional(engine: Any, string: Str, length: Int | Null = None, flag: Bool = False) -> Mixed:
    return string, length, flag


@function
def unknown(array: Array, filter_value: Mixed = UNDEF, strict: Bool = False) -> Mixed:
    return filter_value, strict


@function
def variadic(engine: Any, format: Str, *values: Int) -> Mixed:
    return format, values


@function
def by_ref(array: ByRef[Array], count: ByRef = None) -> Mixed:
    return array, count


@function
def union(value: Str | Int) -> Mixed:
    return value


@function
def path(filename: Path) -> Mixed:
    return filename


SOURCES = {
    one: """def call(engine, args):
 if len(args) != 1: arity(engine, function, len(args))
 a0, = args
 if type(a0) is not str: a0 = coerce(engine, function, 0, a0)
 return impl(a0)
""",
    optional: """def call(engine, args):
 n = len(args)
 if n != 3: args = args + tails[n] if 1 <= n < 3 else arity(engine, function, n)
 a0, a1, a2 = args
 args = None
 if type(a0) is not str: a0 = coerce(engine, function, 0, a0)
 if type(a1) is not int and a1 is not None: a1 = coerce(engine, function, 1, a1)
 if type(a2) is not bool: a2 = coerce(engine, function, 2, a2)
 return impl(engine, a0, a1, a2)
""",
    unknown: """def call(engine, args):
 n = len(args)
 if n != 3: args = args + tails[n] if 1 <= n < 3 else arity(engine, function, n)
 a0, a1, a2 = args
 args = None
 if type(a0) is not PhpArray: a0 = coerce(engine, function, 0, a0)
 if type(a2) is not bool: a2 = coerce(engine, function, 2, a2)
 return impl(a0, a1, a2)
""",
    variadic: """def call(engine, args):
 if len(args) < 1: arity(engine, function, len(args))
 a0, *rest = args
 if type(a0) is not str: a0 = coerce(engine, function, 0, a0)
 rest = [coerce(engine, function, i, x) if type(x) is not int else x for i, x in enumerate(rest, 1)]
 return impl(engine, a0, *rest)
""",
    by_ref: """def call(engine, args):
 n = len(args)
 if n != 2: args = args + tails[n] if 1 <= n < 2 else arity(engine, function, n)
 a0, a1 = args
 args = None
 if type(a0.value) is not PhpArray: a0.value = coerce(engine, function, 0, a0.value)
 if a1 is UNDEF: a1 = tails[1][0]
 return impl(a0, a1)
""",
    union: """def call(engine, args):
 if len(args) != 1: arity(engine, function, len(args))
 a0, = args
 if type(a0) is not int and type(a0) is not str: a0 = coerce(engine, function, 0, a0)
 return impl(a0)
""",
    path: """def call(engine, args):
 if len(args) != 1: arity(engine, function, len(args))
 a0, = args
 if type(a0) is not str or type(a0) is str and '\\0' in a0: a0 = coerce(engine, function, 0, a0)
 return impl(a0)
""",
}


@pytest.mark.parametrize("implementation", SOURCES, ids=lambda implementation: implementation.__name__)
def test_generated_source(implementation: Any) -> None:
    assert entry_writer(declared(implementation)).text() == SOURCES[implementation]


def failure(implementation: Any, *args: Any, strict: bool = False) -> str:
    built = declared(implementation)
    entry = built.strict if strict else built.weak
    with pytest.raises(Thrown) as caught:
        entry(Engine(), list(args))
    exception = caught.value.object
    return f"{exception.ce.name}: {get_field(exception, 'message')}"


def test_arity_errors() -> None:
    assert failure(one) == "ArgumentCountError: one() expects exactly 1 argument, 0 given"
    assert failure(optional) == "ArgumentCountError: optional() expects at least 1 argument, 0 given"
    assert failure(optional, "a", 1, True, 2) == "ArgumentCountError: optional() expects at most 3 arguments, 4 given"
    assert failure(variadic) == "ArgumentCountError: variadic() expects at least 1 argument, 0 given"


def test_type_errors() -> None:
    assert failure(optional, "a", "x") == \
        "TypeError: optional(): Argument #2 ($length) must be of type ?int, string given"
    assert failure(variadic, "a", 1, "x") == "TypeError: variadic(): Argument #3 must be of type int, string given"
    assert failure(one, 1, strict=True) == "TypeError: one(): Argument #1 ($string) must be of type string, int given"
    assert failure(path, "a\0b") == "ValueError: path(): Argument #1 ($filename) must not contain any null bytes"
    assert failure(by_ref, Reference(1)) == "TypeError: by_ref(): Argument #1 ($array) must be of type array, int given"


@pytest.mark.parametrize(("given", "expected"), [
    ("a", "a"), (5, 5), (1.0, 1), (True, 1), ("5", "5"), (False, 0)])
def test_unions_prefer_int_over_string(given: Any, expected: Any) -> None:
    found = declared(union).weak(Engine(), [given])
    assert found == expected and type(found) is type(expected)


def test_skipped_and_missing_arguments_take_their_defaults() -> None:
    entry = declared(optional).weak
    assert entry(Engine(), ["a"]) == ("a", None, False)
    assert entry(Engine(), ["a", UNDEF, True]) == ("a", None, True)
    assert entry(Engine(), [1, "2", "x"]) == ("1", 2, True)


def test_the_arguments_list_is_left_alone() -> None:
    args = [1]
    declared(optional).weak(Engine(), args)
    assert args == [1]


def test_null_for_a_scalar_is_deprecated() -> None:
    printed: list[bytes] = []
    engine = Engine(write=printed.append)
    assert declared(one).weak(engine, [None]) == 0
    engine.output.flush()
    assert b"one(): Passing null to parameter #1 ($string) of type string is deprecated" in b"".join(printed)


def test_building_a_function_reads_no_signature() -> None:
    """Decorating and building are cheap: arg_info and the entry points appear when asked for."""
    built = declared(optional)
    with pytest.raises(AttributeError):
        InternalFunction.arg_info.__get__(built)  # type: ignore[attr-defined]
    assert [info.name for info in built.arg_info] == ["string", "length", "flag"]
    assert built.required_num_args == 1


def test_tracebacks_show_the_generated_source() -> None:
    def broken(string: Str) -> Int:
        raise RuntimeError("broken")

    call = entry_writer(declared(broken)).compile("call", {"function": None, "impl": broken})
    with pytest.raises(RuntimeError) as raised:
        call(None, ["text"])
    text = "".join(traceback.format_tb(raised.value.__traceback__))
    assert 'File "zvm:entry of broken", line 5, in call\n    return impl(a0)' in text
