"""Listings as text: OPcache's format byte for byte, or with notes beside the oplines.

Reads a Compiled and a View. A listing is a sequence of lines, a line a sequence of (style, text) pieces; joined they
are what a pipe gets, terminal.py paints them for a terminal. Notes stand after `;` and are not part of the format.
"""
from __future__ import annotations

from zvm.cli.dump.view import Notes, View, select, split_lines
from zvm.opcodes.dump import (
    BEFORE_OPTIMIZER,
    Naming,
    dump_exception_table,
    dump_header,
    dump_live_ranges,
    dump_op_array,
    opline_record,
)
from zvm.opcodes.op_array import CONST, LIVE_NAMES, UNUSED

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable, Iterator

    from zvm.cli.dump.compiling import Compiled
    from zvm.opcodes.op_array import OpArray

    Piece = tuple[str, str]

NOTE_COLUMN = 60
_PLAIN_NAMING = Naming()
# styles of pieces; terminal.py has their colours
PLAIN, HEADER, NUMBER, RESULT, OPCODE, LITERAL, VARIABLE, OTHER, NOTE, SOURCE, TABLE = (
    "plain", "header", "number", "result", "opcode", "literal", "variable", "other", "note", "source", "table")


def listing(compiled: Compiled, view: View) -> str:
    """The text of a script's op-arrays."""
    if view.is_plain:
        return "".join(dump_op_array(op_array, view.lines, target=view.target) for op_array in compiled.op_arrays)
    return "".join(text for _, text in pieces(compiled, view))


def pieces(compiled: Compiled, view: View) -> Iterator[Piece]:
    """The same, in pieces."""
    source_lines = split_lines(compiled.source) if view.source else []
    for op_array in select(compiled.op_arrays, view.functions)[0]:
        yield from op_array_pieces(op_array, Notes(op_array, view, source_lines), True)


def op_array_pieces(op_array: OpArray, notes: Notes, opcache: bool) -> Iterator[Piece]:
    """One op-array in OPcache's form or in phpdbg's, which leaves out live ranges unless asked for them."""
    yield HEADER, dump_header(op_array, BEFORE_OPTIMIZER if opcache else "")
    for number in range(len(op_array.opcodes)):
        line = notes.source_before(number)
        if line is not None:
            yield SOURCE, f"     ; {line[0]:4d}: {line[1].rstrip(' ')}\n"
        pieces = list(opline_pieces(op_array, number, notes.view.lines, Naming(notes.view.target)))
        yield from pieces
        remarks = list(_remarks(notes, number))
        if remarks:
            width = sum(len(text) for _, text in pieces)
            yield NOTE, " " * max(1, NOTE_COLUMN - width) + "; " + "; ".join(remarks)
        yield PLAIN, "\n"
    if opcache or notes.view.live_ranges:
        yield TABLE, dump_live_ranges(op_array)
    yield TABLE, dump_exception_table(op_array, notes.view.target)


def opline_pieces(op_array: OpArray, number: int, lines: bool = False,
                  naming: Naming = _PLAIN_NAMING) -> Iterator[Piece]:
    """An opline's line, without its end."""
    opline = op_array.opcodes[number]
    result, name, extended, op1, op2, jump = opline_record(op_array, opline, naming)
    yield NUMBER, (f"L{opline.lineno:04d} " if lines else "") + f"{number:04d} "
    if result:
        yield RESULT, result
    yield OPCODE, name
    yield OTHER, extended
    yield _style(opline.op1_type), op1
    yield _style(opline.op2_type), op2
    yield OTHER, jump


def _style(kind: int) -> str:
    if kind == CONST:
        return LITERAL
    return OTHER if kind == UNUSED else VARIABLE


def _remarks(notes: Notes, number: int) -> Iterable[str]:
    if notes.view.live_ranges:
        alive = notes.alive(number)
        if alive:
            yield "alive: " + ", ".join(f"{notes.temporary(live.var)} ({LIVE_NAMES[live.kind]})" for live in alive)
    if notes.view.handlers:
        handler = notes.handler_remark(number)
        if handler:
            yield handler
