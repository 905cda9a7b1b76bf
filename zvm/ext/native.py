"""What functions declared with `@function(native=True)` are written with, as Python runs it.

Such a function is lowered to native code (zvm/handlers/generator/native/lowering/), where these types are plain memory.
"""
from __future__ import annotations

from zvm.handlers.native.tier import loaded_tier

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, TypeVar

    from zvm.engine import Engine

    Implementation = TypeVar("Implementation", bound=Callable[..., Any])


def native(implementation: Implementation) -> Implementation:
    """Mark a helper of lowered functions, which is lowered, too."""
    setattr(implementation, "is_native", True)  # noqa: B010 - functions declare no such attribute
    return implementation


def compiled(helper: Implementation) -> Implementation:
    """The native function of a helper of bytes, strings, ints and lists of ints; the helper itself without one."""
    function: Any = _native_helpers.get(helper)
    if function is None:
        tier = loaded_tier()
        name = f"helper__{helper.__name__.strip('_')}"
        if tier is None or tier.image.address(name) is None:
            return helper
        function = _native_helpers[helper] = tier.image.builtin(name)
    native_function: Implementation = function
    return native_function


def python_only(implementation: Implementation) -> Implementation:
    """Mark a function that native code leaves to Python: a lowered function that comes to its call is run by Python,
    from its beginning."""
    setattr(implementation, "is_python_only", True)  # noqa: B010
    return implementation


_native_helpers: dict[Any, Any] = {}  # what compiled() gave for helpers
Word = int  # an unsigned word of 64 bits


class StringBuilder:
    """A string that grows."""

    __slots__ = ("parts",)

    def __init__(self) -> None:
        self.parts = bytearray()

    def byte(self, code: int) -> None:
        """Append one byte: the low eight bits of a number."""
        self.parts.append(code & 0xFF)

    def add(self, text: str) -> None:
        self.parts += text.encode("latin-1")

    def repeat(self, text: str, size: int) -> None:
        """Append a text over and over, up to `size` bytes."""
        if size > 0:
            self.parts += (text * (size // len(text) + 1))[:size].encode("latin-1")

    def cut(self, size: int) -> None:
        """Drop all but the first `size` bytes."""
        del self.parts[size:]

    def text(self) -> str:
        """The string; the builder is not used after this."""
        return self.parts.decode("latin-1")

    def __len__(self) -> int:
        return len(self.parts)


class Buffer(bytearray):
    """Bytes of a string whose length is known."""

    __slots__ = ()

    def text(self) -> str:
        """The string; the buffer is not used after this."""
        return self.decode("latin-1")


class Row(list[int]):
    """A fixed number of ints, all 0 at first."""

    __slots__ = ()

    def __init__(self, size: int) -> None:
        super().__init__([0] * size)


class Words(Row):
    """The same of unsigned words of 64 bits."""

    __slots__ = ()


class ByteSet(str):
    """The bytes of a string, to look others up in."""

    __slots__ = ()


def dict_of(size: int) -> dict[Any, Any]:
    """An empty dict that will have about so many elements: lowered functions make room for them at once."""
    return {}


def warn(engine: Engine, text: str) -> None:
    """Report a warning; lowered functions call this in loops that go on."""
    engine.diagnostics.warning(text)


def call_back(engine: Engine, callback: Any, *arguments: Any) -> Any:
    """Call a callback with arguments among which is a Reference, which it may take as such."""
    return engine.resolve_callable(callback).positional()(*arguments)


def is_identical(engine: Engine, left: Any, right: Any) -> bool:
    """compare.is_identical() where native code leaves it to Python."""
    from zvm.runtime.values.compare import is_identical as identical

    return identical(left, right)
