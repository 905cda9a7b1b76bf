"""What native code became of an opcode's variants, for people: IR, machine code, and how much of it there is.

Printed by `scripts/gen_handlers.py --list NAME --target=native|asm` and `--stats --target=native`.
"""
from __future__ import annotations

from collections import Counter

from zvm.handlers.generator.native.kernels import complete_unit
from zvm.handlers.generator.native.module import Processor, make_kernels, optimised
from zvm.handlers.generator.native.target import Handler, write_handler
from zvm.handlers.generator.plan import Plan
from zvm.handlers.native.processor import best_processor, machine

WHOLE, PARTLY, NOT = "native whole", "fast path", "Python only"


def ir_listing(plans: list[Plan], engine: type) -> str:
    """The IR of each variant, with the paths that are left to Python."""
    kernels = make_kernels(engine)
    return "\n".join(_annotated(write_handler(plan, kernels)) for plan in plans)


def assembly_listing(plans: list[Plan], engine: type) -> str:
    """The machine code of each variant, for the best processor whose code runs here. Needs llvmlite."""
    kernels = make_kernels(engine)
    handlers = [write_handler(plan, kernels) for plan in plans]
    texts = [handler.text for handler in handlers if handler.text is not None]
    if not texts:
        return "".join(map(_refusals, handlers))
    module, target = optimised(complete_unit(texts, kernels.ground()), Processor(machine(), best_processor()))
    lines = str(target.emit_assembly(module)).split("\n")
    return "\n".join(_refusals(handler) + _function(lines, f"h_{handler.name}") for handler in handlers)


def coverage(plans: dict[str, list[Plan]], engine: type) -> str:
    """A line for each opcode: how many of its handlers are native as a whole, in part, or not."""
    kernels = make_kernels(engine)
    counts = {opcode: Counter(_extent(write_handler(plan, kernels)) for plan in members)
              for opcode, members in plans.items()}
    counts["all"] = sum(counts.values(), Counter())
    lines = [f"{'opcode':<32}{WHOLE:>14}{PARTLY:>14}{NOT:>14}"]
    lines += [f"{opcode:<32}{count[WHOLE]:>14}{count[PARTLY]:>14}{count[NOT]:>14}" for opcode, count in counts.items()]
    return "\n".join(lines)


def _extent(handler: Handler) -> str:
    if handler.text is None:
        return NOT
    return PARTLY if handler.refusals else WHOLE


def _annotated(handler: Handler) -> str:
    return _refusals(handler) + (handler.text or "")


def _refusals(handler: Handler) -> str:
    """A comment: the handler's name, its extent, and why paths of it were given up."""
    lines = [f"; {handler.name}: {_extent(handler)}\n"]
    lines += [f";   left to Python: {reason}" + (f", {times} times\n" if times > 1 else "\n")
              for reason, times in handler.refusals.items()]
    return "".join(lines)


def _function(lines: list[str], name: str) -> str:
    """One function out of an assembler file; "" where there is none."""
    if f"{name}:" not in lines:
        return ""
    start = lines.index(f"{name}:")
    end = next(at for at in range(start, len(lines)) if lines[at].startswith(".Lfunc_end"))
    return "\n".join(line for line in lines[start:end] if not line.lstrip().startswith(".cfi")) + "\n"
