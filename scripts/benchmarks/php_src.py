"""Zend/bench.php and Zend/micro_bench.php of a php-src checkout, each of their parts on its own.

They print a line for each part. What runs is a copy whose clock is processor time and whose figures have microseconds;
nothing else in it differs.
"""
from __future__ import annotations

import re
import tempfile
from pathlib import Path

from benchmarks.measuring import System, count_oplines
from benchmarks.programs import Program
from benchmarks.results import Table, times

_CLOCK = """function gethrtime()
{
  $usage = getrusage();
  return $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']
    + ($usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec']) / 1000000;
}
"""
_PART = re.compile(r"^(\S.*?) {2,}(\d+\.\d{6})(?: .*)?$", re.M)
TITLES = ("part", "php", "JIT", "zvm", "to php", "to JIT")


def measurable(source: str, turns: int | None) -> str:
    """The copy; `turns` replaces micro_bench.php's N."""
    text = re.sub(r"function gethrtime\(\)\n\{.*?\n\}\n", lambda _: _CLOCK, source, flags=re.S)
    text = re.sub(r"(number_format\([^;]*), ?3\)", r"\1, 6)", text)
    text = text.replace("24-strlen", "60-strlen")
    return text if turns is None else re.sub(r"const N = \d+;", f"const N = {turns};", text)


def parts(output: bytes) -> dict[str, float]:
    """Seconds by part, the total last."""
    return {name: float(number) for name, number in _PART.findall(output.decode("latin-1"))}


def best_parts(system: System, program: Program, rounds: int) -> dict[str, float]:
    """Of each part the quickest of `rounds` runs."""
    runs = [parts(system.run(program).output) for _ in range(rounds)]
    return {name: min(run[name] for run in runs if name in run) for name in runs[0]}


def report(checkout: Path, systems: dict[str, System], rounds: int, turns: int | None) -> list[str]:
    """Lines: a table for each of the two programs. `systems` are php, jit (either may be missing) and zvm."""
    lines = []
    for name in ("bench", "micro_bench"):
        source = (checkout / "Zend" / f"{name}.php").read_text(encoding="latin-1")
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder) / f"{name}.php"
            script.write_text(measurable(source, turns), encoding="latin-1")
            program = Program(name, "", script.name, script.parent)
            measured = {system: best_parts(systems[system], program, 1 if system == "zvm" else rounds)
                        for system in systems}
            script.write_text(measurable(source, 20000), encoding="latin-1")
            counts = count_oplines(program, None)
        table = Table(TITLES, [title for title in TITLES if title.lower() in ("php", "jit") and
                               title.lower() not in systems], 26)
        lines += ["", f"Zend/{name}.php", table.row(TITLES)]
        lines += [table.row(_cells(part, measured)) for part in measured["zvm"]]
        if counts is not None:
            lines.append(f"oplines run natively: {100 * counts.native_share:.2f} %")
    return lines


def _cells(part: str, measured: dict[str, dict[str, float]]) -> list[str]:
    php, jit, zvm = (measured.get(system, {}).get(part) for system in ("php", "jit", "zvm"))
    assert zvm is not None
    return [part, *("" if each is None else f"{each:.4f}" for each in (php, jit, zvm)),
            *(times(None if each is None else zvm / max(each, 1e-6)) for each in (php, jit))]
