"""A page for people: all files with their shares, each with its source, executed lines green, others red. One file
without scripts that asks the network for nothing."""
from __future__ import annotations

from html import escape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.observe.coverage import FileCoverage

_STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1c1c1c; }
table { border-collapse: collapse; width: 100%; }
td, th { padding: .2rem .6rem; text-align: left; border-bottom: 1px solid #ddd; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
.bar { background: #f3c1c1; width: 10rem; height: .7rem; }
.bar div { background: #59a14f; height: .7rem; }
summary { cursor: pointer; font-weight: 600; padding: .4rem 0; }
pre { margin: 0; font: 13px/1.45 ui-monospace, monospace; overflow-x: auto; }
pre span { display: block; padding: 0 .5rem; }
pre span::before { content: attr(data-line); display: inline-block; width: 3.5rem; color: #888; }
.hit { background: #dff3dc; }
.missed { background: #fbdcdc; }
@media (prefers-color-scheme: dark) {
  body { background: #1b1b1b; color: #ddd; } td, th { border-color: #444; }
  .hit { background: #1f3b1d; } .missed { background: #4a2222; }
}
"""


def write(files: list[FileCoverage], folder: str, time: int) -> str:
    rows = "".join(_row(file.path[len(folder):], len(file.lines), file.hits, number)
                   for number, file in enumerate(files))
    total = _row("All files", sum(len(file.lines) for file in files), sum(file.hits for file in files), None)
    sources = "".join(_source(file, folder, number) for number, file in enumerate(files))
    return (f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Coverage</title>\n'
            f'<style>{_STYLE}</style>\n</head>\n<body>\n<h1>Coverage</h1>\n<p>{escape(folder)}</p>\n'
            f'<table>\n<tr><th>File</th><th class="number">Lines</th><th class="number">Executed</th>'
            f'<th class="number">Share</th><th></th></tr>\n{rows}{total}</table>\n{sources}</body>\n</html>\n')


def _row(name: str, lines: int, hits: int, number: int | None) -> str:
    share = 100 * hits / lines if lines else 100.0
    label = escape(name) if number is None else f'<a href="#file{number}">{escape(name)}</a>'
    return (f'<tr><td>{label}</td><td class="number">{lines}</td><td class="number">{hits}</td>'
            f'<td class="number">{share:.1f} %</td><td><div class="bar"><div style="width: {share:.1f}%"></div></div>'
            f'</td></tr>\n')


def _source(file: FileCoverage, folder: str, number: int) -> str:
    try:
        with open(file.path, encoding="utf-8", errors="replace") as stream:
            source = stream.read()
    except OSError:
        return ""
    lines = "".join(_line(text, index, file.lines.get(index)) for index, text in enumerate(source.splitlines(), 1))
    return (f'<details id="file{number}"><summary>{escape(file.path[len(folder):])}</summary>\n'
            f'<pre>{lines}</pre></details>\n')


def _line(text: str, number: int, hit: bool | None) -> str:
    kind = "" if hit is None else ' class="hit"' if hit else ' class="missed"'
    return f'<span data-line="{number}"{kind}>{escape(text) or " "}</span>'
