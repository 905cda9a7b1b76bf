"""Listings as `phpdbg -n -qrr -p* FILE` prints them.

Reads a Compiled that was compiled for phpdbg. Unlike OPcache's: the source line before each opline, no live ranges,
headings for classes and for functions declared in functions, abstract and inherited methods too.
"""
from __future__ import annotations

from zvm.cli.dump.text import PLAIN, op_array_pieces
from zvm.cli.dump.view import Notes, View, select, split_lines
from zvm.opcodes.flags import ACC_EXPLICIT_ABSTRACT_CLASS, ACC_INTERFACE
from zvm.opcodes.op_array import OpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any

    from zvm.cli.dump.compiling import Compiled
    from zvm.cli.dump.text import Piece


def listing(compiled: Compiled, view: View) -> str:
    """The text of a script."""
    return "".join(text for _, text in pieces(compiled, view))


def pieces(compiled: Compiled, view: View) -> Iterator[Piece]:
    """The same, in pieces. --function leaves only the op-arrays it names, without headings."""
    script = compiled.script
    if script is None:
        return
    view = View(True, view.source, view.live_ranges, view.handlers, view.functions, view.target)
    source_lines = split_lines(compiled.source) if view.source else []

    def listing(op_array: OpArray) -> Iterator[Piece]:
        return op_array_pieces(op_array, Notes(op_array, view, source_lines), False)

    def with_definitions(function: Any) -> Iterator[Piece]:
        if not isinstance(function, OpArray):
            yield PLAIN, f"\tInternal {function.scope.name}::{function.function_name}()\n"
            return
        yield from listing(function)
        for index, definition in enumerate(function.dynamic_func_defs):
            yield PLAIN, f"\ndynamic def: {index}, function name: {definition.function_name}\n"
            yield from listing(definition)

    if view.functions:
        for op_array in select(compiled.op_arrays, view.functions)[0]:
            yield from listing(op_array)
        return
    yield from with_definitions(script.main)
    for function in script.functions.values():
        yield from with_definitions(function)
    for class_entry in script.classes.values():
        yield PLAIN, _heading(class_entry)
        for method in class_entry.function_table.values():
            yield from with_definitions(method)


def _heading(class_entry: Any) -> str:
    kind = "class"
    if class_entry.flags & ACC_INTERFACE:
        kind = "interface"
    elif class_entry.flags & ACC_EXPLICIT_ABSTRACT_CLASS:
        kind = "abstract Class"
    methods = [method.function_name for method in class_entry.function_table.values()]
    return (f"\nuser {kind}: {class_entry.name.partition(chr(0))[0]}\n"
            f"{len(methods)} methods: {', '.join(methods) or '-'}\n")
