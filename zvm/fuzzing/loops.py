"""Hot loops: what compiled regions (zvm/regions) have in registers, borrow, count and leave.

Each program has a few functions whose loops run for some hundred turns. Variables have levels, so that nothing grows
without end: $a … $e strings, numbers, null; $l arrays of these; $k arrays of those; $i, $j, $n ints; $z a float;
$o and $p objects; $t, $u, $h, $m a list of strings, one of ints, a hash table, a list of rows.
"""
from __future__ import annotations

import functools
import re
from collections.abc import Callable
from pathlib import Path

from zvm.fuzzing.chance import Chance

_FOLDER = Path(__file__).parent
FUNCTIONS = 2  # in a program
DEPTH = 2  # of blocks
TURNS = 150
MIXED = ("$a", "$b", "$c", "$d", "$e")
STATE = "[$a, $b, $c, $d, $e, $l, $k, $n, $z, $s, $t, $u, $h, $m, $o, $p, $key, $v, Mortal::$dead]"
CALLS = r"""for ($round = 0; $round < 3; $round++) {
    foreach ([NAMES] as $name) {
        try {
            echo $name, ' ', $name(TURNS + $round), "\n";
        } catch (Throwable $thrown) {
            echo get_class($thrown), ': ', $thrown->getMessage(), ' in line ', $thrown->getLine(), "\n";
        }
        echo Mortal::$dead, "\n";
    }
}
"""
Piece = Callable[[], str]


@functools.cache
def pieces() -> dict[str, list[str]]:
    """The pieces of loops, by what they are."""
    sections = (_FOLDER / "loops_pieces.txt").read_text().split("\n== ")[1:]
    return {lines[0]: lines[1:] for lines in (section.rstrip("\n").split("\n") for section in sections)}


class Loops:
    """Writes one program."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.lines: list[str] = []
        # A program has some of all there is, so that many have loops whose types settle.
        self.some = {name: chance.sample(each, chance.between(1, 6)) for name, each in pieces().items()}
        self.some["statements"] = chance.sample(pieces()["statements"], chance.between(3, 12))
        self.mixed = chance.sample(MIXED, chance.between(2, 5))
        text, condition = self.drawn("texts"), self.condition
        scalars: list[Piece] = [
            lambda: chance.pick(self.mixed), text, self.drawn("ints"), self.drawn("floats"), lambda: "null", condition,
            lambda: f"{chance.pick(self.mixed)} . {text()}", lambda: f"({text()} . {text()})"]
        self.scalars = chance.sample(scalars, chance.between(1, 6))
        self.arrays = chance.sample(("$l", "$t", "$h", "[1, 2, 3]", "['x' => 1]"), chance.between(0, 2))
        self.arrays += [self.literal(self.level0) for _ in range(chance.between(1, 3))]
        self.holes: dict[str, Piece] = {
            "text": text, "int": self.drawn("ints"), "float": self.drawn("floats"), "object": self.drawn("objects"),
            "closure": self.drawn("closures"), "level0": self.level0, "level1": self.level1, "level2": self.level2}

    def drawn(self, name: str) -> Piece:
        """What gives one of the pieces that the program has of those."""
        return lambda: self.chance.pick(self.some[name])

    def level0(self) -> str:
        """A string, a number, a bool or null."""
        return self.chance.pick(self.scalars)()

    def condition(self) -> str:
        if self.chance.often(0.2):
            operator, other = self.chance.pick(("===", "==", "!==")), self.chance.pick((*MIXED, "1", "$i", '"lit"'))
            return f"{self.chance.pick(self.mixed)} {operator} {other}"
        return self.drawn("conditions")()

    def literal(self, element: Piece) -> str:
        """An array."""
        parts = [element() for _ in range(self.chance.below(4))]
        if self.chance.often(0.4):
            keys = ("'x'", "'y'", "1", "$i & 1", "5", *self.some["texts"])
            parts = [f"{self.chance.pick(keys)} => {part}" if self.chance.often(0.8) else part for part in parts]
        return f"[{', '.join(parts)}]"

    def level1(self) -> str:
        """An array of what level0() gives."""
        return self.literal(self.level0) if self.chance.often(0.4) else self.chance.pick(self.arrays)

    def level2(self) -> str:
        """An array of what level1() gives, or of objects."""
        return self.literal(self.chance.pick((self.level0, self.level1, self.level1, self.drawn("objects"))))

    def statement(self, depth: int, in_loop: bool = False) -> None:
        """Write a statement, which may be a block."""
        if self.chance.often(0.2):
            line = f"{self.chance.pick(self.mixed)} = {self.level0()};"
        elif depth > 0 and self.chance.often(0.3):
            self.block(depth)
            return
        elif in_loop and self.chance.often(0.1):
            line = f"if ({self.condition()}) {{ {self.chance.pick(('break', 'continue'))}; }}"
        else:
            line = re.sub(r"\{(\w+)\}", lambda hole: self.holes[hole[1]](), self.drawn("statements")())
        self.lines.append(self.indentation(depth) + line)

    @staticmethod
    def indentation(depth: int) -> str:
        return "    " * (2 + DEPTH - depth)

    def block(self, depth: int) -> None:
        is_loop = self.chance.often(0.5)
        head = self.drawn("loops")() if is_loop else f"if ({self.condition()})"
        self.lines.append(f"{self.indentation(depth)}{head} {{")
        for _ in range(self.chance.between(1, 3)):
            self.statement(depth - 1, is_loop)
        if not is_loop and self.chance.often(0.3):
            self.lines.append(f"{self.indentation(depth)}}} else {{")
            self.statement(depth - 1)
        self.lines.append(f"{self.indentation(depth)}}}")

    def function(self, name: str) -> str:
        """A function with a loop."""
        self.lines = []
        if self.chance.often(0.3):
            variable = self.chance.pick((*MIXED, "$n", "$l", "$s", "$t", "$o", "$v", "$z"))
            self.lines.append(f"        if ($i == 0) {{ $r = &{variable}; }}")
        for _ in range(self.chance.between(2, 8)):
            self.statement(DEPTH)
        frame = (_FOLDER / "loops_frame.php").read_text().replace("RUN", name).replace("STATE", STATE)
        return frame.replace("        BODY", "\n".join(self.lines))

    def program(self) -> str:
        names = [f"run{number}" for number in range(FUNCTIONS)]
        functions = "".join(map(self.function, names))
        calls = CALLS.replace("NAMES", ", ".join(map(repr, names))).replace("TURNS", str(TURNS))
        return (_FOLDER / "loops_preamble.php").read_text() + functions + calls


def program(seed: int | str) -> str:
    """The source text of the loops of that seed."""
    return Loops(Chance(f"loops {seed}")).program()
