"""Which pass rewrote which opline, and why, in words: `zvm-dump --explain FUNCTION`.

Reads op-arrays with their histories (zvm/optimizer/recorder.py). What is said of a rewriting is what the pass says of
it; oplines whose numbers alone have changed are said together.
"""
from __future__ import annotations

from zvm.cli.dump.view import display_name, plural
from zvm.optimizer.recorder import REMOVED, RENUMBERED

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

    from zvm.opcodes.op_array import OpArray
    from zvm.optimizer.recorder import Change, History, Step


def explanation(op_array: OpArray, history: History) -> str:
    """The text for one op-array."""
    return "".join(f"{line}\n" for line in _lines(op_array, history))


def _lines(op_array: OpArray, history: History) -> Iterator[str]:
    yield ""
    yield (f"{display_name(op_array)} ({op_array.filename}:{op_array.line_start}-{op_array.line_end}): "
           f"{plural(len(history.first), 'opline')} before the optimizer, {len(history.last)} after it")
    for step in history.steps:
        if step.changes:
            yield ""
            yield step.title
            yield from _step(step)
    idle = [str(step.number) for step in history.steps if not step.changes]
    if idle:
        yield ""
        yield f"Without effect here: pass{'es' if len(idle) > 1 else ''} {', '.join(idle)}"


def _step(step: Step) -> Iterator[str]:
    renumbered: dict[str, list[str]] = {}
    for change in step.changes:
        if change.kind == RENUMBERED:
            for reason in change.reasons:
                renumbered.setdefault(reason, []).append(f"{change.before.number:04d}")
        else:
            yield from _change(change)
    for reason, numbers in renumbered.items():
        yield f"  numbers in {', '.join(numbers)}:"
        yield f"      {reason}"


def _change(change: Change) -> Iterator[str]:
    before, after = change.before, change.after
    yield f"  {before.number:04d} {_in_one_line(before.text)}   (line {before.lineno})"
    if change.kind == REMOVED:
        yield "    is taken away:"
    else:
        assert after is not None
        yield f"    becomes {after.number:04d} {_in_one_line(after.text)}:"
    for reason in change.reasons:
        yield f"      {reason}"


def _in_one_line(text: str) -> str:
    return text.replace("\n", "\\n")
