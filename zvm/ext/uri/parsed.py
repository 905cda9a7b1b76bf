"""What URIs and URLs have in common as objects: their parts are no properties, and an object never changes."""
from __future__ import annotations

from zvm.runtime.objects.lifecycle import initialise
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


class ParsedObject(PhpObject):
    """An object of `parts`, which are None until its constructor has run."""

    __slots__ = ("parts",)
    parts: Any

    def __init__(self) -> None:
        self.parts = None

    def described(self) -> PhpArray:
        """The parts by name."""
        raise NotImplementedError


class ParsedHooks:
    """What is shown of such an object, and how it is cloned."""

    __slots__ = ()

    @staticmethod
    def get_debug_info(engine: Engine, obj: ParsedObject) -> PhpArray:
        """The parts."""
        return obj.described()

    @staticmethod
    def clone(engine: Engine, obj: ParsedObject) -> ParsedObject:
        """Another object of the same parts."""
        copy = type(obj)()
        initialise(engine, copy, obj.ce)
        copy.parts = obj.parts
        return copy


def serialized(text: str) -> PhpArray:
    """What a URI is stored as."""
    return PhpArray.from_list([PhpArray.from_dict({"uri": text}), PhpArray()])


def stored_text(data: PhpArray) -> str | None:
    """The text in that, None where there is none."""
    first = data.get(0, None)
    text = first.get("uri", None) if type(first) is PhpArray and len(data) == 2 else None
    return text if type(text) is str else None
