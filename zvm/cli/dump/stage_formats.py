"""A source at a stage of the optimizer in each format: what command.py calls for --stage and --explain.

Reads a Compiled and Options; runs the optimizer by stages.py and hands what it finds to one module a format.
"""
from __future__ import annotations

from zvm.cli.dump import stages
from zvm.cli.dump.stages import AFTER
from zvm.cli.dump.view import select

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import TypeVar

    from zvm.cli.dump.compiling import Compiled
    from zvm.cli.dump.options import Options
    from zvm.compiler.builder import CompilerOptions
    from zvm.opcodes.op_array import OpArray

    Shown = TypeVar("Shown")

JSON, HTML, DOT = "json", "html", "dot"


def text(compiled: Compiled, options: Options, known: CompilerOptions, number: int) -> str:
    """The source's part of the document, its `number`th; `known` is what the optimizer knows of the world."""
    level, functions = options.optimization_level, options.view.functions
    if options.explains:
        from zvm.cli.dump.explaining import explanation

        histories = _selected(stages.optimized(compiled, known, level), functions)
        return "".join(explanation(op_array, history) for op_array, history in histories.items())
    if options.format not in (JSON, HTML, DOT):
        return stages.listing(compiled, options.stage, known, level, functions)
    if options.stage == AFTER:
        return _after(compiled, options, known, number)
    graphs = _selected(stages.analysed(compiled, known, level), functions)
    if options.format == JSON:
        from zvm.cli.dump import json_format, stage_json

        return json_format.text(json_format.document(compiled, options.view, options.stage, {
            op_array: stage_json.of_graph(graph, options.stage) for op_array, graph in graphs.items()}))
    if options.format == HTML:
        from zvm.cli.dump import graph_html

        return graph_html.section(compiled, graphs, options.stage, number)
    from zvm.cli.dump import stage_dot

    return stage_dot.clusters(graphs, options.stage, number)


def _after(compiled: Compiled, options: Options, known: CompilerOptions, number: int) -> str:
    histories = _selected(stages.optimized(compiled, known, options.optimization_level), options.view.functions)
    if options.format == JSON:
        from zvm.cli.dump import json_format, stage_json

        return json_format.text(json_format.document(compiled, options.view, AFTER, {
            op_array: {"passes": stage_json.passes(history)} for op_array, history in histories.items()}))
    if options.format == HTML:
        from zvm.cli.dump import passes_html

        return passes_html.section(compiled, histories, number)
    from zvm.cli.dump import dot

    return dot.graphs(compiled, options.view, number)


def _selected(found: dict[OpArray, Shown], functions: tuple[str, ...]) -> dict[OpArray, Shown]:
    """What was found of the op-arrays that are wanted."""
    return {op_array: found[op_array] for op_array in select(list(found), functions)[0]}
