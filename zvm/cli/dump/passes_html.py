"""What the optimizer's passes did, as a page: `zvm-dump --format=html --stage=after`.

Reads op-arrays with their histories (zvm/optimizer/recorder.py). Of each function an overview, a row an opline and a
column a pass, then pass by pass the listings before and after it side by side: what is different is marked, and why it
is stands beside it. Everything is there without scripts; two boxes at the top hide what did not change.
"""
from __future__ import annotations

import re
from difflib import SequenceMatcher

from zvm.cli.dump.html import colored, contents, escape
from zvm.cli.dump.view import display_name, plural, split_lines
from zvm.optimizer.recorder import REMOVED, RENUMBERED, REWRITTEN

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

    from zvm.cli.dump.compiling import Compiled
    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.optimizer.recorder import Change, History, Line, Step

KINDS = (REWRITTEN, REMOVED, RENUMBERED)
LEGEND = "".join(f"<span><i class=\"{kind}\"></i> {text}</span>" for kind, text in (
    (REWRITTEN, "rewritten"), (REMOVED, "taken away"), (RENUMBERED, "only numbers changed")))
SWITCHES = "".join(f"<input type=\"checkbox\" id=\"{name}\"><label for=\"{name}\">{text}</label>\n" for name, text in (
    ("hide-same", "hide oplines that a pass leaves alone"), ("hide-renumbered", "hide changes of numbers alone")))
_WORD = re.compile(r"\S+|\s+")


def section(compiled: Compiled, histories: dict[OpArray, History], number: int) -> str:
    """One source, the page's `number`th."""
    lines = split_lines(compiled.source)
    parts = [f"<section>\n<h1>{escape(compiled.filename)}</h1>\n"]
    parts.append(contents(number, histories))
    for index, (op_array, history) in enumerate(histories.items()):
        parts += _article(f"s{number}f{index}", op_array, history, lines)
    return "".join([*parts, "</section>\n"])


def _article(anchor: str, op_array: OpArray, history: History, lines: list[str]) -> Iterator[str]:
    count = sum(change.kind != RENUMBERED for step in history.steps for change in step.changes)
    facts = [f"lines {op_array.line_start}&ndash;{op_array.line_end}",
             f"{plural(len(history.first), 'opline')} before the optimizer, {len(history.last)} after it",
             plural(count, "rewriting")]
    yield (f"<article id=\"{anchor}\">\n<h2>{escape(display_name(op_array))}</h2>\n"
           f"<p class=\"facts\">{' &middot; '.join(facts)}</p>\n")
    yield from _overview(anchor, history, lines)
    for step in history.steps:
        if step.changes:
            yield from _pass(anchor, step)
    yield "</article>\n"


def _overview(anchor: str, history: History, lines: list[str]) -> Iterator[str]:
    steps = [step for step in history.steps if step.changes]
    changes = [{change.before.opline: change for change in step.changes} for step in steps]
    last = {line.opline: line for line in history.last}
    heads = "".join(f"<th class=\"pass\"><a href=\"#{anchor}p{step.number}\" title=\"{escape(step.title)}\">"
                    f"{step.number}</a></th>" for step in steps)
    yield ("<table class=\"overview\">\n<thead><tr><th colspan=\"2\">source</th><th>before</th>"
           f"{heads}<th>after</th></tr></thead>\n<tbody>\n")
    shown = None
    for line in history.first:
        css = "" if shown == line.lineno else " class=\"leader\""
        yield f"<tr{css}>" + _source_cells(line, lines, shown)
        shown = line.lineno
        yield f"<td class=\"opline\">{_numbered(line)}</td>"
        for step, changed in zip(steps, changes, strict=True):
            yield _mark(f"{anchor}p{step.number}", changed.get(line.opline))
        after = last.get(line.opline)
        yield f"<td class=\"opline\">{'' if after is None else _numbered(after)}</td></tr>\n"
    yield "</tbody>\n</table>\n"


def _source_cells(line: Line, lines: list[str], shown: int | None) -> str:
    if line.lineno == shown:
        return "<td class=\"line\"></td><td class=\"source\"></td>"
    text = lines[line.lineno - 1].strip() if 0 < line.lineno <= len(lines) else ""
    return f"<td class=\"line\">{line.lineno}</td><td class=\"source\">{escape(text)}</td>"


def _mark(target: str, change: Change | None) -> str:
    if change is None:
        return "<td class=\"pass\"></td>"
    why = escape("; ".join(change.reasons))
    return (f"<td class=\"pass\"><a class=\"{change.kind}\" href=\"#{target}-{change.before.number}\" "
            f"title=\"{why}\">{change.kind}</a></td>")


def _pass(anchor: str, step: Step) -> Iterator[str]:
    counts = [f"{count} {kind}" for kind in KINDS
              if (count := sum(change.kind == kind for change in step.changes))]
    yield (f"<details class=\"pass\" id=\"{anchor}p{step.number}\" open>\n<summary>{escape(step.title)} "
           f"<span>{', '.join(counts)}</span></summary>\n<table class=\"diff\">\n"
           "<thead><tr><th>before</th><th>after</th><th>why</th></tr></thead>\n<tbody>\n")
    changes = {change.before.opline: change for change in step.changes}
    after = {line.opline: line for line in step.after}
    for line in step.before:
        yield from _row(anchor, step, line, changes.get(line.opline), after)
    yield "</tbody>\n</table>\n</details>\n"


def _row(anchor: str, step: Step, line: Line, change: Change | None, after: dict[Opline, Line]) -> Iterator[str]:
    if change is None:
        left = after.get(line.opline)
        yield (f"<tr class=\"same\"><td class=\"opline\">{_numbered(line)}</td>"
               f"<td class=\"opline\">{'' if left is None else _numbered(left)}</td><td></td></tr>\n")
        return
    before, new = _marked(change)
    yield (f"<tr class=\"{change.kind}\" id=\"{anchor}p{step.number}-{line.number}\"><td class=\"opline\">{before}</td>"
           f"<td class=\"opline\">{new}</td><td class=\"why\">{_reasons(change)}</td></tr>\n")


def _reasons(change: Change) -> str:
    return "<br>".join(escape(reason) for reason in change.reasons)


def _numbered(line: Line) -> str:
    return f"<span class=\"number\">{line.number:04d}</span> {colored(line.text)}"


def _escaped(text: str) -> str:
    return escape(text.replace("\n", "\\n"))


def _marked(change: Change) -> tuple[str, str]:
    """Both texts with the words marked that the other one has not."""
    number = f"<span class=\"number\">{change.before.number:04d}</span> "
    if change.after is None:
        return f"{number}<del>{_escaped(change.before.text)}</del>", ""
    old, new = _WORD.findall(change.before.text), _WORD.findall(change.after.text)
    left, right = [], []
    for tag, start, end, new_start, new_end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        before, after = _escaped("".join(old[start:end])), _escaped("".join(new[new_start:new_end]))
        left.append(before if tag == "equal" or not before else f"<mark>{before}</mark>")
        right.append(after if tag == "equal" or not after else f"<mark>{after}</mark>")
    return number + "".join(left), f"<span class=\"number\">{change.after.number:04d}</span> {''.join(right)}"
