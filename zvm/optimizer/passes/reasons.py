"""Why passes rewrite oplines: each function that does declares its reason, once, above itself.

    @because("both operands are constants: the operator is computed now")
    def _binary(state, number, opline): ...

Declaring costs nothing when passes run: the function stays what it is. Something that needs to know, a Recorder
(zvm/optimizer/recorder.py), asks which of the functions that are running has a reason, the innermost first.
Imports nothing; imported by the passes.
"""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from types import CodeType
    from typing import TypeVar

    F = TypeVar("F", bound=Callable[..., object])


class Reason:
    """`text` says why; `renumbers`: what the oplines do stays the same, only numbers in them are others."""

    __slots__ = ("text", "renumbers")

    def __init__(self, text: str, renumbers: bool) -> None:
        self.text, self.renumbers = text, renumbers


REASONS: dict[CodeType, Reason] = {}  # by the code of the function that declares it


def because(text: str, *, renumbers: bool = False) -> Callable[[F], F]:
    """The reason of what the function below rewrites or takes away."""
    def declare(function: F) -> F:
        REASONS[function.__code__] = Reason(text, renumbers)
        return function

    return declare
