"""Cobertura's XML (coverage-04.dtd): a package for each folder, a class for each file."""
from __future__ import annotations

import os
from xml.sax.saxutils import escape, quoteattr

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.observe.coverage import FileCoverage

_DTD = "http://cobertura.sourceforge.net/xml/coverage-04.dtd"


def write(files: list[FileCoverage], folder: str, time: int) -> str:
    packages: dict[str, list[FileCoverage]] = {}
    for file in files:
        packages.setdefault(os.path.dirname(file.path[len(folder):]), []).append(file)
    body = "".join(_package(name, members, folder) for name, members in packages.items())
    lines, hits = sum(len(file.lines) for file in files), sum(file.hits for file in files)
    return (f'<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE coverage SYSTEM "{_DTD}">\n'
            f'<coverage line-rate="{_rate(files)}" branch-rate="0" lines-covered="{hits}" lines-valid="{lines}" '
            f'branches-covered="0" branches-valid="0" complexity="0" version="zvm" timestamp="{time}">\n'
            f'  <sources>\n    <source>{escape(folder)}</source>\n  </sources>\n'
            f'  <packages>\n{body}  </packages>\n</coverage>\n')


def _package(name: str, files: list[FileCoverage], folder: str) -> str:
    classes = "".join(_class(file, folder) for file in files)
    return (f'    <package name={quoteattr(name)} line-rate="{_rate(files)}" branch-rate="0" complexity="0">\n'
            f'      <classes>\n{classes}      </classes>\n    </package>\n')


def _class(file: FileCoverage, folder: str) -> str:
    path = file.path[len(folder):]
    lines = "".join(f'            <line number="{number}" hits="{int(hit)}"/>\n' for number, hit in file.lines.items())
    return (f'        <class name={quoteattr(path)} filename={quoteattr(path)} line-rate="{_rate([file])}" '
            f'branch-rate="0" complexity="0">\n          <methods/>\n          <lines>\n{lines}'
            f'          </lines>\n        </class>\n')


def _rate(files: list[FileCoverage]) -> str:
    lines = sum(len(file.lines) for file in files)
    return f"{sum(file.hits for file in files) / lines if lines else 1:.4g}"
