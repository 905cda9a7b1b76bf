"""Random calls of library functions and methods: what is declared, with arguments drawn by its signature and beyond it.

Left out is what depends on the time, the machine (strcmp() gives what the C library compared with) or what ran before,
and what changes anything outside the process. Handles of objects are not shown: they return in another order than PHP's
where no class with a destructor is known.
"""
from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from zvm.engine import Engine
from zvm.ext.registry import table_of
from zvm.fuzzing.chance import Chance
from zvm.opcodes.flags import ACC_ABSTRACT, ACC_PUBLIC, ACC_STATIC

CALLS = 25  # in a program
MODULES = ("ctype.", "date.", "hash.", "iconv.", "json.", "mbstring.", "pcre.", "random.mt_rand", "spl.functions",
           "standard.arrays.", "standard.callbacks", "standard.math", "standard.network.url", "standard.strings.",
           "standard.variables.", "tokenizer.", "core.class_functions", "core.string_functions", "filter.",
           "standard.streams.paths", "standard.info.parse_ini")
LEFT_OUT = frozenset((
    "array_rand", "date", "date_create", "date_create_immutable", "date_default_timezone_set", "date_sun_info",
    "date_sunrise", "date_sunset", "debug_zval_dump", "fnmatch", "forward_static_call",
    "forward_static_call_array", "fprintf", "fscanf", "get_declared_classes", "get_declared_interfaces",
    "get_declared_traits", "get_resources", "getdate", "glob", "gmdate", "gmmktime", "gmstrftime", "hash_file",
    "hash_hmac_file", "hash_pbkdf2", "hash_update_file", "iconv_set_encoding", "idate", "lcg_value", "localeconv",
    "localtime", "mb_detect_order", "mb_http_input", "mb_http_output", "mb_internal_encoding", "mb_language",
    "mb_output_handler", "mb_regex_encoding", "mb_regex_set_options", "mb_send_mail", "mb_substitute_character",
    "md5_file", "mktime", "mt_rand", "mt_srand", "nl_langinfo", "ob_iconv_handler", "parse_ini_file", "rand",
    "random", "random_bytes", "random_int", "realpath", "register_shutdown_function", "register_tick_function",
    "set_error_handler", "setlocale", "settype", "sha1_file", "shuffle", "spl_autoload", "spl_autoload_call",
    "spl_autoload_extensions", "spl_autoload_register", "spl_autoload_unregister", "spl_classes", "spl_object_hash",
    "spl_object_id", "srand", "str_shuffle", "strcmp", "strcoll", "strftime", "strncmp", "strtotime",
    "substr_compare", "tempnam", "time", "timezone_abbreviations_list", "timezone_identifiers_list", "uniqid",
    "unregister_tick_function", "vfprintf"))
SIZES = frozenset(("times", "length", "count", "num", "size", "end", "start", "step", "width", "limit", "max",
                   "iterations"))
VALUES = {
    "int": ("0", "1", "-1", "2", "3", "5", "7", "10", "16", "64", "255", "256", "1000", "-2", "-7"),
    "large": ("PHP_INT_MAX", "PHP_INT_MIN", "1 << 31", "1 << 32", "-(1 << 31)"),
    "float": ("0.0", "1.5", "-2.5", "1e10", "0.1", "-0.0", "NAN", "INF", "-INF", "1e300", "123456.789", "9.99999"),
    "string": ("''", "'a'", "'abc'", "'Hello, World'", "'12'", "'-5.5e2'", "' 7 '", '"a\\0b"', '"\\xc3\\xa4\\xff"',
               '"line\\nother\\r\\n"', "'a,b;c\"d\\'e'", "'/a(b)?c/i'", "'<p class=\"x\">t&amp;</p>'", "'%s %05d %x'",
               "'http://user:pw@host:80/p/a?q=1#f'", "'2020-02-29 12:34:56'", "'UTF-8'", "'sha256'", "'array'", "'0'",
               "'{\"a\":[1,2.5,null]}'", "'a:1:{i:0;s:1:\"x\";}'", "'key=value&k[]=2'", "'ISO-8859-1'", "'aGVsbG8='",
               "'ArrayObject'", "'count'", "str_repeat('ab', 20)",
               '"za\\xc5\\xbc\\xc3\\xb3"', "'H'", "'z'", "'Y-m-d'", "','"),
    "array": ("[]", "[1, 2, 3]", "['a' => 1, 'b' => 'two', 5 => null]", "[3, 1, 2, '10', 9]", "[[1, 2], [3, 4]]",
              "['x' => ['y' => 1]]", "['b', 'a', 'C']", "[1.5, true, null, '1']", "[0 => 'a', 2 => 'b', 1 => 'c']",
              "range('a', 'e')", "[[3, 'k' => 1], ['k' => 2]]"),
    "bool": ("true", "false"), "null": ("null",),
    "object": ("new stdClass", "(object) ['a' => 1]", "new ArrayObject([3, 1, 2])", "new Text('obj')"),
    "callable": ("fn($x = 0, $y = 0) => $x <=> $y", "'strlen'", "fn(...$all) => count($all)", "'strcmp'",
                 "function (&$v, $k = 0) { $v = [$k]; }", "'no_such_function'", "fn($x = null) => $x"),
}
OBJECTS = {  # class → a construction that works
    "ArrayObject": "new ArrayObject([3, 'b' => 1, 2])", "ArrayIterator": "new ArrayIterator([3, 'b' => 1, 2])",
    "SplObjectStorage": "new SplObjectStorage", "SplFixedArray": "SplFixedArray::fromArray([1, 2, 3])",
    "SplDoublyLinkedList": "filled(new SplDoublyLinkedList)", "SplQueue": "filled(new SplQueue)",
    "SplStack": "filled(new SplStack)", "SplMinHeap": "filled(new SplMinHeap)", "SplMaxHeap": "filled(new SplMaxHeap)",
    "SplPriorityQueue": "new SplPriorityQueue", "DateTime": "new DateTime('2020-02-29 12:34:56 Europe/Berlin')",
    "DateTimeImmutable": "new DateTimeImmutable('1999-12-31 23:59:59.5 UTC')",
    "DateInterval": "new DateInterval('P1Y2M3DT4H')",
    "DateTimeZone": "new DateTimeZone('America/New_York')", "Exception": "new Exception('text', 5)",
    "CachingIterator": "new CachingIterator(new ArrayIterator([1, 2]))", "AppendIterator": "new AppendIterator",
    "LimitIterator": "new LimitIterator(new ArrayIterator([1, 2, 3]), 1, 1)",
    "RecursiveArrayIterator": "new RecursiveArrayIterator([1, [2, 3]])", "MultipleIterator": "new MultipleIterator",
    "NoRewindIterator": "new NoRewindIterator(new ArrayIterator([1, 2]))",
    "RegexIterator": "new RegexIterator(new ArrayIterator(['a', 'b']), '/a/')",
    "ReflectionClass": "new ReflectionClass('ArrayObject')", "ReflectionFunction": "new ReflectionFunction('str_pad')",
    "ReflectionMethod": "new ReflectionMethod('ArrayObject', 'offsetGet')", "WeakMap": "new WeakMap",
    "ReflectionParameter": "new ReflectionParameter('str_pad', 2)", "Closure": "fn($x = 1) => $x",
    "SplTempFileObject": "new SplTempFileObject", "ReflectionNamedType":
    "(new ReflectionFunction('str_pad'))->getReturnType()",
}
# whose format is made one that takes nothing from the clock
CREATE_FROM_FORMAT = ("date_create_from_format", "date_create_immutable_from_format", "createFromFormat")
PREAMBLE = Path(__file__).with_name("library_preamble.php").read_text().removeprefix("<?php\n")


@functools.cache
def _engine() -> Engine:
    return Engine(native=False)


@functools.cache
def _functions() -> list[str]:
    return sorted(name for name, module in table_of("FUNCTIONS").items()
                  if name not in LEFT_OUT and module.startswith(MODULES))


def function_named(name: str) -> Any:
    """A declared function."""
    return _engine().functions[name]


def method_named(class_name: str, name: str) -> Any:
    """A declared method."""
    return _engine().classes[class_name.lower()].function_table[name.lower()]


@functools.cache
def methods() -> list[tuple[str, str]]:
    """(class, name) of the public methods."""
    found = []
    for class_name in OBJECTS:
        for method in _engine().classes[class_name.lower()].function_table.values():
            is_now = method.function_name == "__construct" and class_name in ("DateTime", "DateTimeImmutable")
            if method.fn_flags & ACC_PUBLIC and not method.fn_flags & ACC_ABSTRACT and not is_now:
                found.append((class_name, str(method.function_name)))
    return sorted(found)


class Calls:
    """Writes the calls of one program."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.before = ""  # statements that set the variables of the next call
        self.references: list[str] = []  # the variables it gets by reference

    def call(self, number: int) -> str:
        """A statement with one call."""
        self.before, self.references = "", []
        if self.chance.often(0.3):
            name, expression = self._method()
        else:
            name = self.chance.pick(_functions())
            expression = f"{name}({self.arguments(function_named(name))})"
        shown = ", ".join((expression, *self.references))
        return f"head({number}, '{name}');\ntry {{ {self.before}show({shown}); }} " \
               "catch (Throwable $e) { caught($e); }\n"

    def _method(self) -> tuple[str, str]:
        class_name, name = self.chance.pick(methods())
        method = method_named(class_name, name)
        arguments = self.arguments(method)
        if name == "__construct":
            return f"{class_name}::{name}", f"new {class_name}({arguments})"
        if method.fn_flags & ACC_STATIC:
            return f"{class_name}::{name}", f"{class_name}::{name}({arguments})"
        self.before += f"$o = {OBJECTS[class_name]}; "
        if self.chance.often(0.3):
            self.before += "foreach ($o as $first) { break; } "
        return f"{class_name}::{name}", f"$o->{name}({arguments}), $o"

    def arguments(self, function: Any) -> str:
        """Arguments for a function; statements that give variables for references their values come to `before`."""
        given = []
        infos = function.arg_info
        count = len(infos)
        wanted = function.required_num_args + self.chance.below(count - function.required_num_args + 1)
        if self.chance.often(0.03):
            wanted += self.chance.pick((-1, 1))
        for index in range(max(wanted, 0)):
            info = infos[min(index, count - 1)] if count else None
            value = self.argument(info)
            if index == 0 and function.function_name in CREATE_FROM_FORMAT:
                value = f"'!' . {value}"
            if info is not None and info.by_ref and self.chance.often(0.97):
                name = f"$r{len(self.references)}"
                self.before += f"{name} = {value}; "
                self.references.append(name)
                value = name
            given.append(value)
        return ", ".join(given)

    def argument(self, info: Any) -> str:
        """An argument for a parameter: mostly of its type."""
        kinds = [] if info is None or info.type is None else str(info.type).lstrip("?").split("|")
        if info is not None and info.type is not None and str(info.type).startswith("?"):
            kinds.append("null")
        if self.chance.often(0.08) or not kinds:
            kinds = list(VALUES)
        kind = self.chance.pick(kinds)
        kind = {"mixed": self.chance.pick(list(VALUES)), "iterable": "array", "self": "object"}.get(kind, kind)
        if kind == "int" and self.chance.often(0.06) and info is not None and info.name not in SIZES:
            kind = "large"
        if kind == "large" and info is not None and info.name in SIZES:
            kind = "int"
        for class_name, construction in OBJECTS.items():
            if class_name == kind or class_name.endswith("Iterator") and kind in ("Iterator", "Traversable"):
                return construction
        return self.chance.pick(VALUES.get(kind, VALUES["object"]))


def program(seed: int | str) -> str:
    """The source text of the calls of that seed."""
    calls = Calls(Chance(f"library {seed}"))
    strict = "declare(strict_types=1);\n" if calls.chance.often(0.15) else ""
    return f"<?php\n{strict}{PREAMBLE}" + "".join(calls.call(number) for number in range(CALLS))
