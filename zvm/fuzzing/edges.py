"""Calls at the edges of native kernels, which take some kinds of arguments and refuse others.

The opline of a call meets several lists of arguments one after the other, so that what it remembers of earlier ones
meets others; arguments that are literals are the same each time. Objects live through many calls of their methods, and
are walked through then.
"""
from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any

from zvm.fuzzing import library
from zvm.fuzzing.chance import Chance
from zvm.handlers.native import kernels

FUNCTIONS, METHODS = 12, 3  # called in a program; objects whose methods are called
ENTRY = re.compile(r"^def function__(\w+)\(", re.MULTILINE)
# whose results depend on the frame, the clock, the machine or what ran before, and what makes much of large numbers
LEFT_OUT = library.LEFT_OUT | {
    "array_fill", "compact", "extract", "func_get_arg", "func_get_args", "get_mangled_object_vars", "hrtime",
    "memory_get_peak_usage", "memory_get_usage", "microtime", "ob_end_clean", "ob_get_clean", "ob_get_contents",
    "ob_get_level", "ob_start", "range", "str_repeat"}
LITERALS = ("''", "'abc'", "[]", "[1, 2]", "0", "3", "-1", "null", "1.5", "true", "new stdClass", "'x'", "['k' => 1]")
WALKED_THROUGH = ("Iterator", "List", "Queue", "Stack", "Heap", "Array", "Map", "Storage")  # classes called …
MOST_ELEMENTS = 10  # that are looked at


@functools.cache
def _names() -> list[str]:
    """The functions that kernels do the work of."""
    folder = Path(kernels.__file__).parent / "functions"
    names = {name for path in folder.rglob("*.py") for name in ENTRY.findall(path.read_text())}
    return sorted(names - LEFT_OUT)


@functools.cache
def _classes() -> dict[str, list[str]]:
    """The classes whose objects can be made, with their methods."""
    classes: dict[str, list[str]] = {}
    for class_name, name in library.methods():
        if name != "__construct":
            classes.setdefault(class_name, []).append(name)
    return classes


class Edges(library.Calls):
    """Writes the calls of one program."""

    def function(self, number: int) -> str:
        """Calls of a function by one opline."""
        name = self.chance.pick(_names())
        infos = library.function_named(name).arg_info
        count = self.chance.between(1, len(infos) + 1) if infos else self.chance.below(2)
        given = [infos[min(index, len(infos) - 1)] if infos else None for index in range(count)]
        fixed = [self.chance.pick(LITERALS) if self.chance.often(0.3) and not (info and info.by_ref) else ""
                 for info in given]
        words = ", ".join(literal or f"$x{index}" for index, literal in enumerate(fixed))
        rounds = ", ".join(f"[{', '.join(self.value(info) for info in given)}]"
                           for _ in range(self.chance.between(2, 5)))
        places = ", ".join(f"$x{index}" for index in range(count))
        return f"head({number}, '{name}');\nforeach ([{rounds}] as [{places}]) {{ " \
               f"try {{ show({name}({words}), {places}); }} catch (Throwable $e) {{ caught($e); }} }}\n"

    def object(self, number: int) -> str:
        """Calls of an object's methods."""
        class_name = self.chance.pick(list(_classes()))
        lines = f"try {{ $o = {library.OBJECTS[class_name]}; }} catch (Throwable $e) {{ caught($e); }}\n"
        for _ in range(self.chance.between(3, 20)):
            lines += self._call_of(number, class_name, self.chance.pick(_classes()[class_name]))
        if any(word in class_name for word in WALKED_THROUGH):
            lines += f"head({number}, '{class_name}');\n$n = 0; try {{ foreach ($o as $k => $v) {{ show($k, $v); " \
                     f"if (++$n > {MOST_ELEMENTS}) break; }} }} catch (Throwable $e) {{ caught($e); }}\n"
        return lines

    def _call_of(self, number: int, class_name: str, name: str) -> str:
        self.before, self.references = "", []
        if self.chance.often(0.7) or name in library.CREATE_FROM_FORMAT:  # whose format must be one of library.py's
            arguments = self.arguments(library.method_named(class_name, name))
        else:
            arguments = ", ".join(self.argument(None) for _ in range(self.chance.below(4)))
        again = self.chance.pick(("", "", "for ($i = 0; $i < 3; $i++) "))
        return f"head({number}, '{class_name}::{name}');\n" \
               f"{again}try {{ {self.before}show($o->{name}({arguments})); }} catch (Throwable $e) {{ caught($e); }}\n"

    def value(self, info: Any) -> str:
        """An argument, in half of the cases of the parameter's type."""
        return self.argument(info if self.chance.often(0.5) else None)


def program(seed: int | str) -> str:
    """The source text of the calls of that seed."""
    edges = Edges(Chance(f"edges {seed}"))
    calls = [edges.function] * FUNCTIONS + [edges.object] * METHODS
    return f"<?php\n{library.PREAMBLE}" + "".join(call(number) for number, call in enumerate(calls))
