"""Operations that call back into PHP code, each with what that code may do to the variable they work on.

A seed is a combination: an operation, an action of the hook, which call of the hook acts, and the place where the
operation stands. COUNT is how many there are; the seeds after that are the same ones again.
"""
from __future__ import annotations

import re
import zlib
from pathlib import Path

from zvm.fuzzing.executors import Executor, Outcome

PREAMBLE = Path(__file__).with_name("hooks_preamble.php")
# A line "== " and how the variable is made; then the operations on it, one a line: `%x` is the variable, `%k` its key.
OPERATIONS = Path(__file__).with_name("hooks_operations.txt")
# free, change, replace: the variable; key: the variable of the key; again: the same operation within itself
ACTIONS = ("free", "change", "replace", "throw", "exit", "suspend", "again", "key", "collect")
CALLS = (1, 2)
PLACES = ("top", "function", "method", "generator")
_PATH = re.compile(rb"/[\w./-]*program\.php|(?<=')/[\w./-]*(?=\.\.\.')")  # whole, and cut short in a trace
STEP = 7919  # a prime: neighbours are no variants of each other


def read_operations() -> list[tuple[str, str]]:
    """(how the variable is made, operation)"""
    operations, make = [], ""
    for line in OPERATIONS.read_text(encoding="utf-8").splitlines():
        if line.startswith("== "):
            make = line[3:]
        else:
            operations.append((make, line))
    return operations


COMBINATIONS = tuple((make, operation, action, call, place) for make, operation in read_operations()
                     for action in ACTIONS for call in CALLS for place in PLACES)
COUNT = len(COMBINATIONS)


def combination(seed: int) -> tuple[str, str, str, int, str]:
    """(how the variable is made, operation, action, which call acts, place)"""
    return COMBINATIONS[seed * STEP % COUNT]


def program(seed: int) -> str:
    """The program of a combination."""
    make, operation, action, call, place = combination(seed)
    variable, key = ("$this->x", "$this->k") if place == "method" else ("$x", "$k")
    guarded = _guarded(operation.replace("%x", variable).replace("%k", key))
    other = _guarded(operation.replace("%x", "$x").replace("%k", "$k"))
    text = PREAMBLE.read_text(encoding="utf-8")
    text += f"World::$action = '{action}'; World::$when = {call}; World::$place = '{place}'; $list = [1, 2];\n"
    text += f"function make() {{ return {make}; }}\n"
    text += f"function other() {{ World::$again = true; $k = 'k'; $x = make(); {other} }}\n"
    text += _PLACES[place].format(guarded)
    return text + "echo \"end\\n\";\n"


def _guarded(operation: str) -> str:
    return f"try {{ {operation} }} catch (Throwable $e) {{ caught($e); }}"


# The operation where it stands, and its caller. The hook reaches the variable through World or $GLOBALS; a fiber that
# it suspends is resumed after the variable was set to null.
_IN_FIBER = ("$fiber = new Fiber({0}); $fiber->start();\n"
             "while (!$fiber->isTerminated()) {{{{ echo '(suspended)'; set(null); "
             "try {{{{ $fiber->resume(); }}}} catch (Throwable $e) {{{{ caught($e); }}}} }}}}\n")
_REFERENCES = "$k = 'k'; $x = make(); World::$x = &$x; World::$k = &$k;"
_PLACES = {
    "top": "$k = 'k'; $x = make();\n{0}\n",
    "function": f"function place() {{{{ {_REFERENCES}\n{{0}}\n}}}}\n" + _IN_FIBER.format("'place'"),
    "method": "class Place {{ public $x, $k = 'k';\n"
              "function run() {{ World::$holder = $this; $this->x = make();\n{0}\n}} }}\n"
              + _IN_FIBER.format("[new Place, 'run']"),
    "generator": f"function place() {{{{ {_REFERENCES}\nyield 0;\n{{0}}\nyield 1; }}}}\n"
                 + _IN_FIBER.format("function () {{ foreach (place() as $step) {{ show($step); }} }}"),
}


def run(seeds: range, executor: Executor, folder: Path) -> list[Outcome]:
    """What an executor makes of these programs, which have the same path."""
    files = [folder / f"{seed}.php" for seed in seeds]
    for seed, file in zip(seeds, files, strict=True):
        file.write_text(program(seed), encoding="latin-1", newline="")
    return executor.run_all(files, folder / "program.php")


def digest(outcome: Outcome) -> str:
    """Exit status and checksum of an outcome, whatever the program's folder."""
    output = _PATH.sub(b"program.php", outcome.output)
    return f"{outcome.status} {zlib.crc32(output.rstrip()):08x}"
