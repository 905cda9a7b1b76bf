"""Tails: a path ends by letting go of what it holds and then going on or failing. Paths whose tails do the same share
a block, which gets from each what is its own."""
from __future__ import annotations

from collections.abc import Callable

from zvm.handlers.generator.native.ir import Writer

Held = tuple[tuple[str, str], ...]  # what a path has to let go of: kernels that do, with the pointers they get


class Tails:
    """The shared ends of the paths of one handler."""

    def __init__(self, out: Writer, let_go: Callable[[Held], None]) -> None:
        self.out, self.let_go = out, let_go
        self.blocks: dict[tuple[str, ...], tuple[str, list[str], Callable[..., None]]] = {}

    def end(self, kind: str, held: Held, finish: Callable[..., None], *given: str) -> None:
        """Leave for the block that paths of a kind share whose held things go by the same kernels. `finish` writes the
        end of the block; it gets registers of what `given` is on each path."""
        key = (kind, *(kernel for kernel, _ in held))
        values = [*(pointer for _, pointer in held), *given]
        if key not in self.blocks:
            self.blocks[key] = (self.out.fresh("tail"), [self.out.alloca("Object") for _ in values], finish)
        label, places, _ = self.blocks[key]
        for place, value in zip(places, values, strict=True):
            self.out.store(place, 0, "Object", value)
        self.out.jump(label)

    def write(self) -> None:
        """The blocks, once all paths are written."""
        for (_, *kernels), (label, places, finish) in self.blocks.items():
            self.out.label(label)
            values = [self.out.load(place, 0, "Object") for place in places]
            self.let_go(tuple(zip(kernels, values, strict=False)))
            finish(*values[len(kernels):])
