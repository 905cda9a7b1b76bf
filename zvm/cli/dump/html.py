"""Op-arrays as a page: source lines beside their oplines, jumps as links, live ranges and tries as bars.

Reads a Compiled and a View; makes ASCII text, everything in one file. A row is an opline; a line of the source stands
beside the oplines it became; a rule above a row begins a basic block (opcodes/cfg.py).
"""
from __future__ import annotations

import html
import re
from pathlib import Path

from zvm.cli.dump.arrows import arrows_of, cells
from zvm.cli.dump.dot import jump_labels
from zvm.cli.dump.text import LITERAL, OPCODE, RESULT, VARIABLE, opline_pieces
from zvm.cli.dump.view import Notes, View, display_name, plural, readable, select, split_lines
from zvm.opcodes.cfg import JUMP, NEXT, blocks_of, jumps, successors
from zvm.opcodes.meanings import MEANINGS
from zvm.opcodes.op_array import LIVE_NAMES, TMP_VAR, UNUSED, VAR

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Collection, Iterator

    from zvm.cli.dump.compiling import Compiled
    from zvm.opcodes.op_array import OpArray

STYLE = Path(__file__).with_name("page.css")
_LEGEND = "".join(f"<span><i class=\"{css}\"></i> {text}</span>" for css, text in (
    ("tmpvar", "temporary alive"), ("loop", "loop"), ("silence", "@"), ("rope", "string being joined"),
    ("new", "object being made"), ("try", "try"), ("catch", "catch"), ("finally", "finally"))) + "".join(
    f"<span><b class=\"{css}\">&#10141;</b> {text}</span>" for css, text in (
        ("forward", "jump"), ("backward", "jump back"), ("exception", "where an exception goes"))) + \
    "<span>a rule: a basic block begins</span><span>pale: never reached</span>" \
    "<span>point at an opcode or operand to read what it is</span>"
_TARGET = re.compile(r"\d{4,}")
_OPERAND = re.compile(r"(#\d+\.|)(?:CV(\d+)\((\$[^)]*)\)|\b([TVX])(\d+)\b"
                      r"|\b(?:int|float|string|bool|array)\((?:\"[^\"]*\"|[^)]*)\))")
_KINDS = {"T": "a temporary", "V": "a temporary that may be a reference or stand for a place", "X": "a temporary"}
_LITERAL_MEANING = "a constant, of the function's literals"
_OPCODE = re.compile(r"(\S+ = |)([A-Z_]{2,}(?![^\s])|)(.*)", re.DOTALL)


class Bar:
    """A coloured bar beside oplines start ≤ n < end."""

    __slots__ = ("start", "end", "css", "title", "lane")

    def __init__(self, start: int, end: int, css: str, title: str) -> None:
        self.start, self.end, self.css, self.title = start, end, css, title
        self.lane = 0


def escape(text: str) -> str:
    return html.escape(readable(text)).encode("ascii", "xmlcharrefreplace").decode("ascii")


def page(sections: list[str], legend: str = _LEGEND, switches: str = "") -> str:
    """The whole document; `switches` stand before the sections and hide parts of them."""
    return ("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>zvm-dump</title>\n"
            "<meta name=\"viewport\" content=\"width=device-width\">\n"
            f"<style>\n{STYLE.read_text(encoding='ascii')}</style>\n</head>\n<body>\n"
            f"<p class=\"legend\">{legend}</p>\n{switches}" + "".join(sections) + "</body>\n</html>\n")


def colored(text: str) -> str:
    """An opline as any listing writes it, its opcode marked."""
    result, opcode, rest = _OPCODE.match(text.replace("\n", "\\n")).groups()  # type: ignore[union-attr]
    name = f"<span class=\"opcode\"{_title(MEANINGS.get(opcode, ''))}>{opcode}</span>" if opcode else ""
    return f"{_explained(result)}{name}{_explained(rest)}"


def _explained(text: str) -> str:
    """Operands as any listing writes them, each with what it is."""
    parts = []
    position = 0
    for found in _OPERAND.finditer(text):
        version, variable_slot, variable, kind, slot = found.groups()
        if variable is not None:
            meaning = _variable_meaning(variable, variable_slot)
        elif kind is not None:
            meaning = _slot_meaning(kind, slot)
        else:
            meaning = _LITERAL_MEANING
        if version:
            meaning += f"; version {version[1:-1]} of it: each has been given its value at one place"
        parts += [escape(text[position:found.start()]), f"<span{_title(meaning)}>{escape(found[0])}</span>"]
        position = found.end()
    return "".join([*parts, escape(text[position:])])


def _variable_meaning(name: str, slot: str) -> str:
    return f"the variable {name}, slot {slot} of the frame"


def _slot_meaning(kind: str, slot: str) -> str:
    return f"{_KINDS[kind]}, slot {slot} of the frame"


def _title(text: str) -> str:
    return f" title=\"{escape(text)}\"" if text else ""


def contents(number: int, op_arrays: Collection[OpArray]) -> str:
    """Links to the functions of the `number`th source, where there are several."""
    if len(op_arrays) < 2:
        return ""
    links = (f"<a href=\"#s{number}f{index}\">{escape(display_name(op_array))}</a>"
             for index, op_array in enumerate(op_arrays))
    return "<nav>" + " ".join(links) + "</nav>\n"


def section(compiled: Compiled, view: View, number: int) -> str:
    """One source, the page's `number`th."""
    name = escape(compiled.filename)
    parts = [f"<section>\n<h1>{name}</h1>\n"]
    if compiled.diagnostics:
        parts.append(f"<pre class=\"messages\">{escape(compiled.messages().strip())}</pre>\n")
    op_arrays = select(compiled.op_arrays, view.functions)[0]
    parts.append(contents(number, op_arrays))
    lines = split_lines(compiled.source)
    for index, op_array in enumerate(op_arrays):
        parts.append("".join(_article(f"s{number}f{index}", op_array, Notes(op_array, view, lines))))
    return "".join([*parts, "</section>\n"])


def _article(anchor: str, op_array: OpArray, notes: Notes) -> Iterator[str]:
    facts = [f"lines {op_array.line_start}&ndash;{op_array.line_end}", plural(len(op_array.opcodes), "opline"),
             plural(len(op_array.arg_info), "parameter"), plural(op_array.last_var, "variable"),
             f"{op_array.T} temporar{'y' if op_array.T == 1 else 'ies'}"]
    yield (f"<article id=\"{anchor}\">\n<h2>{escape(display_name(op_array))}</h2>\n"
           f"<p class=\"facts\">{' &middot; '.join(facts)}</p>\n<table>\n")
    bars = _bars(op_array, notes)
    lanes = 1 + max((bar.lane for bar in bars), default=-1)
    blocks = blocks_of(op_array)
    leaders = {block.start: block for block in blocks}
    reachable = False
    heights = _line_heights(op_array)
    arrows = arrows_of(op_array)
    width = 1 + max((arrow.lane for arrow in arrows), default=-1)
    for number in range(len(op_array.opcodes)):
        if number in leaders:
            reachable = leaders[number].reachable
        css = ("leader " if number in leaders else "") + ("" if reachable else "unreachable")
        yield f"<tr id=\"{anchor}-{number}\" class=\"{css.strip()}\">"
        if number in heights:
            line = op_array.opcodes[number].lineno
            text = notes.source_lines[line - 1] if 0 < line <= len(notes.source_lines) else ""
            span = f" rowspan=\"{heights[number]}\""
            yield f"<td class=\"line\"{span}>{line}</td><td class=\"source\"{span}>{escape(text.strip())}</td>"
        yield f"<td class=\"bars\">{_lanes(bars, lanes, number)}</td>"
        yield f"<td class=\"arrows\">{cells(arrows, width, number)}</td>"
        yield f"<td class=\"opline\">{_opline(anchor, op_array, number)}</td>"
        if notes.view.handlers:
            yield f"<td class=\"handler\">{escape(notes.handler_remark(number))}</td>"
        yield "</tr>\n"
    yield "</table>\n</article>\n"


def _line_heights(op_array: OpArray) -> dict[int, int]:
    """By the first opline of each run of oplines of one line: how many they are."""
    heights: dict[int, int] = {}
    first = 0
    for number, opline in enumerate(op_array.opcodes):
        if opline.lineno != op_array.opcodes[first].lineno:
            first = number
        heights[first] = number - first + 1
    return heights


def _opline(anchor: str, op_array: OpArray, number: int) -> str:
    """An opline's line, jump targets linked."""
    targets = {target for _, target, _ in jumps(op_array, op_array.opcodes[number])}

    def link(match: re.Match[str]) -> str:
        target = int(match.group())
        return f"<a href=\"#{anchor}-{target}\">{match.group()}</a>" if target in targets else match.group()

    made = []
    for style, text in opline_pieces(op_array, number):
        written = escape(text.replace("\n", "\\n"))
        if targets and style not in ("number", "result", "opcode", "variable"):
            written = _TARGET.sub(link, written)
        if text:
            title = _title(_meaning(op_array, number, style, text))
            made.append(f"<span class=\"{style}\"{title}>{written}</span>")
    return "".join(made) + _edges(op_array, number)


def _meaning(op_array: OpArray, number: int, style: str, text: str) -> str:
    """What a piece of an opline is."""
    opline = op_array.opcodes[number]
    if style == OPCODE:
        return MEANINGS.get(text.strip(), "")
    if style == LITERAL:
        return _LITERAL_MEANING
    name = text.strip().partition(" ")[0]
    if style == VARIABLE and name.startswith("CV"):
        return _variable_meaning(name.partition("(")[2].rstrip(")"), name[2:].partition("(")[0])
    if style not in (VARIABLE, RESULT) or name[:1] not in ("T", "V") or not name[1:].isdigit():
        return ""
    meaning = _slot_meaning(name[0], name[1:])
    if style == RESULT:
        return f"{meaning}: the result"
    slot = int(name[1:])
    made = next((before for before in range(number - 1, -1, -1) if op_array.opcodes[before].result == slot
                 and op_array.opcodes[before].result_type & (TMP_VAR | VAR)), None)
    return meaning + (f", the result of {made:04d}" if made is not None else "") + \
        (", used up here" if opline.result_type == UNUSED or opline.result != slot else "")


def _edges(op_array: OpArray, number: int) -> str:
    """What it means that an opline jumps, and that it does not."""
    jumping, going_on = jump_labels(op_array.opcodes[number].opcode)
    if not jumping and not going_on:
        return ""
    words = [f"{jumping} &rarr; {target:04d}" if kind == JUMP else f"{going_on} &darr;"
             for kind, target, _ in sorted(successors(op_array, number), key=lambda way: way[0] != JUMP)
             if kind == JUMP and jumping or kind == NEXT and going_on]
    return f"<span class=\"edge\">{', '.join(words)}</span>"


def _bars(op_array: OpArray, notes: Notes) -> list[Bar]:
    """Live ranges and try elements, each in the first lane that is free for all of it."""
    bars = []
    for element in op_array.try_catch_array:
        end = element.catch_op or element.finally_op
        bars.append(Bar(element.try_op, end, "try", "try"))
        if element.catch_op:
            bars.append(Bar(element.catch_op, element.finally_op or element.catch_op + 1, "catch", "catch"))
        if element.finally_op:
            bars.append(Bar(element.finally_op, element.finally_end + 1, "finally", "finally"))
    bars += [Bar(live.start, live.end, LIVE_NAMES[live.kind].replace("/", ""),
                 f"{notes.temporary(live.var)} is alive ({LIVE_NAMES[live.kind]})") for live in op_array.live_range]
    taken: list[list[Bar]] = []
    for bar in bars:
        while bar.lane < len(taken) and any(bar.start < other.end and other.start < bar.end
                                            for other in taken[bar.lane]):
            bar.lane += 1
        taken[bar.lane:bar.lane + 1] = [[*(taken[bar.lane] if bar.lane < len(taken) else []), bar]]
    return bars


def _lanes(bars: list[Bar], lanes: int, number: int) -> str:
    cells = ["<i></i>"] * lanes
    for bar in bars:
        if bar.start <= number < bar.end:
            ends = ("top " if bar.start == number else "") + ("bottom " if bar.end == number + 1 else "")
            cells[bar.lane] = f"<i class=\"{ends}{bar.css}\" title=\"{escape(bar.title)}\"></i>"
    return "".join(cells)
