"""Clover's XML, as PHPUnit writes it: a line for each statement and for each function."""
from __future__ import annotations

from xml.sax.saxutils import quoteattr

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.observe.coverage import FileCoverage, FunctionCoverage


def write(files: list[FileCoverage], folder: str, time: int) -> str:
    body = "".join(_file(file) for file in files)
    return (f'<?xml version="1.0" encoding="UTF-8"?>\n<coverage generated="{time}">\n  <project timestamp="{time}">\n'
            f'{body}    <metrics files="{len(files)}" {_metrics(files)}/>\n  </project>\n</coverage>\n')


def _file(file: FileCoverage) -> str:
    starts: dict[int, list[FunctionCoverage]] = {}
    for function in file.functions:
        starts.setdefault(function.start, []).append(function)
    lines = []
    for number in sorted({*file.lines, *starts}):
        lines += [f'      <line num="{number}" type="method" name={quoteattr(function.name)} '
                  f'count="{int(function.is_hit)}"/>\n' for function in starts.get(number, ())]
        if number in file.lines:
            lines.append(f'      <line num="{number}" type="stmt" count="{int(file.lines[number])}"/>\n')
    return (f'    <file name={quoteattr(file.path)}>\n{"".join(lines)}'
            f'      <metrics {_metrics([file])}/>\n    </file>\n')


def _metrics(files: list[FileCoverage]) -> str:
    methods = [function for file in files for function in file.functions]
    covered = sum(function.is_hit for function in methods)
    statements, hits = sum(len(file.lines) for file in files), sum(file.hits for file in files)
    return (f'methods="{len(methods)}" coveredmethods="{covered}" statements="{statements}" coveredstatements="{hits}" '
            f'elements="{len(methods) + statements}" coveredelements="{covered + hits}"')
