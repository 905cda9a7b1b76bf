"""Random calls of library functions with arguments of many kinds and sizes, up to megabytes: what is native up to some
length, or begins to poll at one, must not differ there. `functions` are those that are called."""
from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from zvm.fuzzing.chance import Chance
from zvm.fuzzing.library import PREAMBLE as LIBRARY_PREAMBLE
from zvm.fuzzing.library import VALUES, function_named
from zvm.handlers.generator.native.lowering.sources import native_files, native_functions

CALLS = 50  # in a program
LIBRARY = Path(__file__).resolve().parents[1] / "ext"
PREAMBLE = LIBRARY_PREAMBLE + Path(__file__).with_name("sizes_preamble.php").read_text().removeprefix("<?php\n")
KINDS = ("bytes", "letters", "words", "lines", "few", "digits", "escapes", "printable", "utf8", "same", "uu")
ELEMENTS = ("ints", "words", "names", "keys", "negative", "one odd", "mixed", "holes", "references", "objects", "rows")
# (share, most elements)
COUNTS = ((0.5, 6), (0.3, 40), (0.14, 1000), (0.06, 70_000))
# (share, most bytes): the steps at which kernels once refused are among them
SIZES = ((0.35, 12), (0.25, 80), (0.15, 600), (0.12, 5000), (0.08, 70_000), (0.03, 600_000), (0.02, 2_000_000))
SLOW = {"levenshtein": 400, "similar_text": 120, "hash": 70_000}  # functions whose time grows faster, or is php's, too
REPEATING = frozenset(("str_pad", "str_repeat", "wordwrap", "chunk_split"))  # whose memory a number says
MOST_REPEATED = 3_000_000  # bytes of a result that a call asks for
INTS = (
    "0",
    "1",
    "-1",
    "2",
    "3",
    "7",
    "13",
    "76",
    "255",
    "-2",
    "-5",
    "-80",
    "512",
    "1000",
    "PHP_INT_MAX",
    "PHP_INT_MIN",
)
functions: list[str] = []


@functools.cache
def lowered_functions() -> list[str]:
    """The functions that are declared native=True."""
    return sorted(name for path in native_files(LIBRARY) for name in native_functions(path))


class SizedCalls:
    """Writes the calls of one program."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def call(self, number: int) -> str:
        """A statement with one call."""
        name = self.chance.pick(functions or lowered_functions())
        function = function_named(name)
        infos = function.arg_info
        count = function.required_num_args + self.chance.below(len(infos) - function.required_num_args + 1)
        self.last_size, before, references = 0, "", ""
        given: list[str] = []
        for info in infos[:count]:
            value = self.argument(name, info)
            if info.by_ref:
                value = f"$r{len(given)}"
                before += f"{value} = {self.chance.pick(VALUES['int'])}; "
                references += f", {value}"
            given.append(value)
        return f"head({number}, '{name}');\ntry {{ {before}show(@{name}({', '.join(given)}){references}); }} " \
               "catch (Throwable $e) { caught($e); }\n"

    def argument(self, function: str, info: Any) -> str:
        """An argument for a parameter: mostly of its type."""
        kinds = [] if info.type is None else str(info.type).lstrip("?").split("|")
        if info.type is not None and str(info.type).startswith("?") and self.chance.often(0.3):
            return "null"
        kind = self.chance.pick(kinds or list(VALUES)) if self.chance.often(0.97) else self.chance.pick(list(VALUES))
        if kind == "string":
            return self.text(SLOW.get(function, 1 << 40), str(info.name))
        if kind == "int":
            return self.integer(function, str(info.name))
        if kind == "array" and self.chance.often(0.9):
            return self.elements()
        return self.chance.pick(VALUES.get(kind, VALUES["null"]))

    def text(self, most: int, name: str) -> str:
        """A string of a random kind and size, or one of few bytes."""
        if self.chance.often(0.15) or self.last_size > 100 and self.chance.often(0.6):
            return self.chance.pick(VALUES["string"])
        if name == "algo":
            return self.chance.pick(("'fnv1a32'", "'crc32c'", "'joaat'", "'md4'", "'fnv164'"))
        size = min(self.size(SIZES), most)
        self.last_size = max(self.last_size, size)
        return f"text('{self.chance.pick(KINDS)}', {size}, {self.chance.below(1000)})"

    def elements(self) -> str:
        """An array of a random kind and size; a second one is often as large."""
        size = self.size(COUNTS)
        if self.last_size and self.chance.often(0.3):
            size = min(self.last_size, COUNTS[-1][1])
        self.last_size = size
        return f"elements('{self.chance.pick(ELEMENTS)}', {size}, {self.chance.below(1000)})"

    def size(self, steps: tuple[tuple[float, int], ...]) -> int:
        """A random number, small ones more often."""
        share = self.chance.below(1000) / 1000
        largest = 0
        for part, most in steps:
            share -= part
            largest = most
            if share < 0:
                break
        return self.chance.below(largest + 1)

    def integer(self, function: str, name: str) -> str:
        """A number, often about as large as the string before it."""
        if name in ("times", "length", "width") and self.last_size > 1000:
            return str(self.chance.below(MOST_REPEATED // self.last_size + 2))
        if self.last_size and self.chance.often(0.5):
            return str(self.chance.pick((1, -1)) * (self.chance.below(self.last_size + 3)))
        value = self.chance.pick(INTS)
        return "77777" if function in REPEATING and value == "PHP_INT_MAX" else value


def program(seed: int | str) -> str:
    """The source text of the calls of that seed."""
    calls = SizedCalls(Chance(f"sizes {seed}"))
    return f"<?php\n{PREAMBLE}" + "".join(calls.call(number) for number in range(CALLS))
