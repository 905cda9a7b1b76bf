"""Passes of one's own: `zvm --pass FILE.py`, `zvm-dump --pass NAME`.

A module with `optimize(op_array, context)`, as those of zvm/optimizer/passes have it: from a file, or from an installed
package with an entry point in the group "zvm.passes". They run over each op-array after the data-flow passes and before
slots, literals and variables are compacted; what they leave is verified, since native code trusts it.
"""
from __future__ import annotations

import sys
from hashlib import sha256

from zvm.opcodes.verify import VerificationError, verify
from zvm.optimizer.passes import nops
from zvm.runtime.services.modules import module_of_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from zvm.opcodes.op_array import OpArray
    from zvm.optimizer.passes.context import Context

GROUP = "zvm.passes"


class PassError(Exception):
    """A pass cannot be loaded, or has made an op-array that breaks a rule."""


class ExtraPass:
    """One pass; `digest` tells versions of it apart, in the names of compiled files that are kept."""

    __slots__ = ("name", "digest", "_optimize")

    def __init__(self, name: str, optimize: Callable[[OpArray, Context], object], digest: str) -> None:
        self.name, self.digest, self._optimize = name, digest, optimize

    def run(self, op_array: OpArray, context: Context) -> None:
        """Let it change an op-array; what it has left as NOP is taken away."""
        self._optimize(op_array, context)
        nops.optimize(op_array, context)

    @property
    def title(self) -> str:
        """What it does, by the first sentence of its module."""
        module = sys.modules.get(getattr(self._optimize, "__module__", ""))
        first = (getattr(module, "__doc__", None) or "").strip().partition("\n")[0]
        return f"{self.name}: {first}" if first else self.name


def verify_passes(op_arrays: list[OpArray], passes: tuple[ExtraPass, ...], by_types: bool) -> None:
    """Look at what passes have left when all of it is done. Raises PassError."""
    for op_array in op_arrays:
        try:
            verify(op_array, by_types)
        except VerificationError as error:
            names = ", ".join(each.name for each in passes)
            raise PassError(f"{op_array.function_name or '{main}'} breaks rules after the pass {names}:\n"
                            f"{error}") from None


def load_pass(word: str) -> ExtraPass:
    """The pass of a file FILE.py, or of an entry point. Raises PassError."""
    if word.endswith(".py"):
        try:
            module, source = module_of_file(word)
        except Exception as error:
            raise PassError(f"the pass {word} cannot be loaded: {type(error).__name__}: {error}") from None
        optimize = getattr(module, "optimize", None)
        name, digest = module.__name__, sha256(source).hexdigest()
    else:
        from importlib.metadata import entry_points

        found = next(iter(entry_points(group=GROUP, name=word)), None)
        if found is None:
            raise PassError(f"there is no pass {word}: neither a file NAME.py nor an entry point of {GROUP}")
        loaded = found.load()
        optimize = getattr(loaded, "optimize", loaded)
        name, digest = word, f"{found.value} {found.dist.version if found.dist is not None else ''}"
    if not callable(optimize):
        raise PassError(f"the pass {word} has no function optimize(op_array, context)")
    return ExtraPass(name, optimize, digest)
