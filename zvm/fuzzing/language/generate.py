"""The whole program: what every program has, its declarations, its main part."""
from __future__ import annotations

import functools
import re
from pathlib import Path

from zvm.fuzzing.chance import Chance
from zvm.fuzzing.language import arrays, classes, control, functions, operators, references, strings
from zvm.fuzzing.language.program import ROLES, STARTS, Program, indented

TOPICS = (arrays, classes, control, functions, operators, references, strings)  # whose rules make up the grammar

DECLARATION = re.compile(r"^(?:const|class|trait|enum|function) (\w+)", re.MULTILINE)
PREAMBLE = Path(__file__).with_name("preamble.php").read_text()
HANDLERS = (
    "",
    "set_error_handler(function ($no, $text, $file, $line) { echo \"[$no] $text @$line\\n\"; return true; });\n",
    "set_error_handler(function ($no, $text) { throw new ErrorException($text, 0, $no); });\n",
)


INTERNAL_CLASSES = ("Throwable", "Exception", "Error", "TypeError", "LogicException", "ErrorException", "stdClass",
                    "Closure", "Countable", "Iterator", "IteratorAggregate", "ArrayAccess", "ArrayIterator", "Fiber",
                    "Traversable", "Stringable", "AllowDynamicProperties")
OWN_CLASSES = ("Counted", "Oops", "Fuel", "Shared", "Second", "Suit")  # of preamble.php
EXITS = ("exit(3);", "exit('bye');", "try { exit; } finally { echo 'not here'; }", "exit($s0);")
HALT = "echo __COMPILER_HALT_OFFSET__ > 1000 ? 'far' : 'near';\n__halt_compiler();what <?php is { no code"


def program(seed: int | str) -> str:
    """The source text of the program of that seed."""
    g = Program(Chance(seed))
    head = "<?php\n" + "declare(strict_types=1);\n" * g.chance.often(0.2)
    in_namespace = g.chance.often(0.12)
    lines = own_lines(g)
    if in_namespace:
        return f"{head}namespace {{\n{preamble(lines)}}}\nnamespace Own\\Space {{\n{imports(g, lines)}{lines}}}\n"
    return head + preamble(lines) + lines + HALT * g.chance.often(0.02)


def imports(g: Program, lines: str) -> str:
    """What lines in a namespace need of the global one, and some names that they could do without."""
    used = [name for name in (*INTERNAL_CLASSES, *OWN_CLASSES) if re.search(rf"\b{name}\b", lines)]
    alone = "".join(f"use {name};\n" for name in used)
    together = f"use {', '.join(used)};\n" * bool(used)
    more = ("", "use function show, caught;\n", "use const LIMIT;\n", "use function strlen as length;\n",
            "use Own\\{Elsewhere\\A, B as C, Elsewhere};\n", "use Own\\{function f, const K};\n")
    return g.chance.pick((alone, together)) + g.chance.pick(more)


def preamble(lines: str) -> str:
    """The declarations of preamble.php that lines use, and those that these use."""
    used = ""
    for name, text in reversed(declarations().items()):
        if name in lines or name in used:
            used = text + used
    return used


@functools.cache
def declarations() -> dict[str, str]:
    """What preamble.php declares, by name; a declaration uses none after it."""
    found = list(DECLARATION.finditer(PREAMBLE))
    ends = [match.start() for match in found[1:]] + [len(PREAMBLE)]
    return {match[1]: PREAMBLE[match.start():end] for match, end in zip(found, ends, strict=True)}


def own_lines(g: Program) -> str:
    """What the program has of its own: declarations, main part."""
    text = ""
    g.classes.append("Counted")
    kinds = ["C"] * g.chance.pick((1, 1, 2, 3)) + ["f"] * g.chance.between(1, 3)
    for kind in g.chance.sample(kinds, len(kinds)):
        text += classes.declare_class(g) if kind == "C" else functions.declare_function(g)
    text += g.chance.weighted(HANDLERS, (20, 39, 40))
    text += "".join(f"try {{ {name} = {start(g, kind)}; }} catch (Throwable $e) {{ caught($e); {name} = 1; }}\n"
                    if kind == "obj" else f"{name} = {start(g, kind)};\n"
                    for kind, names in ROLES.items() for name in names if g.chance.often(0.9))
    repeated = g.chance.often(0.3)
    chunks = "".join(chunk(g, repeated) for _ in range(g.chance.between(3, 9)))
    text += f"for ($round = 0; $round < {g.chance.pick((2, 3, 8))}; $round++) {{\n{indented(chunks)}}}\n" if repeated \
        else chunks
    if g.chance.often(0.05):
        text += f"if ({g.expr('bool')}) {{ {g.chance.pick(EXITS)} }}\n"
    return text + "foreach (get_defined_vars() as $name => $value) { if (strlen($name) === 2) { echo $name, ': '; " \
                  "show($value); } }\necho \"end\\n\";\n"


def start(g: Program, kind: str) -> str:
    """The first value of a variable."""
    if kind == "obj" and g.chance.often(0.7):
        return f"new {g.class_name()}"
    return g.chance.pick(STARTS[kind])


def chunk(g: Program, repeated: bool) -> str:
    """Some statements of the main part; what they throw ends them, not the program."""
    with g.inside(repeats=repeated):
        lines = "".join(g.statement() for _ in range(g.chance.between(1, 6)))
    return f"try {{\n{indented(lines)}}} catch (Throwable $e) {{ caught($e); }}\n"
