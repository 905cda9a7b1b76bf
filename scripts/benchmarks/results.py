"""What was measured of programs, as rows of a table, and what it comes to by group."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import geometric_mean

from benchmarks.measuring import Counts, Instructions, Timing
from benchmarks.programs import CARRIED, CLIENTS, GROUPS, SCALE, Program

TITLES = ("program", "php", "JIT", "zvm", "to php", "to JIT", "to Python", "native", "instr./opline", "instr. to php",
          "MB")


@dataclass
class Result:
    """One program; None is what was not measured."""

    program: Program
    zvm: Timing
    php: Timing | None = None
    jit: Timing | None = None
    python: Timing | None = None  # zvm on its Python handlers
    counts: Counts | None = None
    instructions: Instructions | None = None
    agrees: bool | None = None

    @property
    def ratio(self) -> float | None:
        """Seconds to those of php's interpreter."""
        return None if self.php is None or self.php.failed else self.zvm.seconds / self.php.seconds

    def cells(self) -> list[str]:
        """A cell for each of TITLES."""
        return [self.program.name, seconds(self.php), seconds(self.jit), seconds(self.zvm), times(self.ratio),
                times(self._to(self.jit)), times(self._to(self.python)),
                "" if self.counts is None else f"{100 * self.counts.native_share:.2f} %",
                "" if self.instructions is None else f"{self.instructions.per_opline:.1f}",
                "" if self.instructions is None else times(self.instructions.to_php), f"{self.zvm.megabytes:.0f}"]

    def _to(self, other: Timing | None) -> float | None:
        return None if other is None or other.failed else self.zvm.seconds / other.seconds


def seconds(timing: Timing | None) -> str:
    if timing is None:
        return ""
    return "fails" if timing.failed else f"{timing.seconds:.3f}"


def times(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:.2f}×"


def summary(results: Sequence[Result]) -> list[str]:
    """A line for each group, and one for all programs of bench/ that are timed."""
    lines = [_mean(GROUPS[group], [each for each in results if each.program.group == group])
             for group in GROUPS if group != SCALE]
    own = [each for each in results if each.program.group not in (CARRIED, SCALE, CLIENTS)]
    if len({each.program.group for each in own}) > 1:
        lines.append(_mean("all programs of bench/", own))
    counted = [each.counts for each in results if each.counts is not None]
    executed = sum(counts.executed for counts in counted)
    if executed:
        share = sum(counts.native_share for counts in counted) / len(counted)
        whole = 1 - sum(counts.slow for counts in counted) / executed
        lines.append(f"oplines run natively: {100 * whole:.2f} % of all, {100 * share:.2f} % in the mean of programs")
    differing = [each.program.name for each in results if each.agrees is False]
    if differing:
        lines.append(f"output differs: {', '.join(differing)}")
    return [line for line in lines if line]


def _mean(title: str, results: Sequence[Result]) -> str:
    ratios = {each.program.name: each.ratio for each in results if each.ratio is not None}
    if not ratios:
        return ""
    slowest = max(ratios, key=lambda name: ratios[name] or 0)
    return (f"{title}: geometric mean {geometric_mean(ratios.values()):.2f}× of {len(ratios)}, "
            f"at most {ratios[slowest]:.2f}× ({slowest})")


class Table:
    """Columns of text, printed row by row; empty columns are left out."""

    def __init__(self, titles: Sequence[str], left_out: Sequence[str] = (), first_width: int = 20) -> None:
        self.titles = titles
        self.shown = [index for index, title in enumerate(titles) if title not in left_out]
        self.first_width = first_width

    def row(self, cells: Sequence[str]) -> str:
        texts = [f"{cells[index]:<{self.first_width}}" if index == 0 else cells[index].rjust(self._width(index))
                 for index in self.shown]
        return "  ".join(texts)

    def _width(self, index: int) -> int:
        return max(len(self.titles[index]), 8)

    def markdown(self, rows: Sequence[Sequence[str]]) -> str:
        lines = [[self.titles[index] for index in self.shown], ["---"] + ["---:"] * (len(self.shown) - 1)]
        lines += [[cells[index] for index in self.shown] for cells in rows]
        return "".join("| " + " | ".join(line) + " |\n" for line in lines)
