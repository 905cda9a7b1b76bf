"""SPL's older formats of serialized objects, which classes write and read themselves (Serializable)."""
from __future__ import annotations

from zvm.ext.standard.state import StandardState
from zvm.ext.standard.variables.serialize import Serializer
from zvm.ext.standard.variables.unserialize import Failure, Unserializer
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

__all__ = ["Failure", "Reader", "Writer"]


class Writer:
    """Appends serialized values to a text in SPL's older formats, numbered as part of the serialize() under way."""

    __slots__ = ("serializer",)

    def __init__(self, engine: Engine) -> None:
        self.serializer = Serializer(engine, engine.state_of(StandardState).serializer)

    def text(self, text: str) -> None:
        """Append text as it is."""
        self.serializer.out.append(text)

    def value(self, value: Any) -> None:
        """Append a serialized value."""
        self.serializer.value(value)

    def result(self) -> str:
        """The whole text."""
        return "".join(self.serializer.out)


class Reader:
    """Reads what Writer wrote, as part of the unserialize() under way: `with Reader(engine, data) as reader: …`."""

    __slots__ = ("engine", "data", "at", "reader", "is_outermost")

    def __init__(self, engine: Engine, data: str) -> None:
        self.engine, self.data, self.at = engine, data, 0
        outer = engine.state_of(StandardState).unserializer
        self.is_outermost = outer is None
        self.reader = Unserializer(engine) if outer is None else outer

    def peek(self) -> str:
        """The next character, "" at the end."""
        return self.data[self.at:self.at + 1]

    def expect(self, text: str) -> None:
        """Pass over characters that must be there; raises Failure at the first that is not."""
        for char in text:
            if self.peek() != char:
                raise Failure
            self.at += 1

    def value(self) -> Any:
        """The next serialized value; raises Failure."""
        reader = self.reader
        saved = reader.data, reader.at
        reader.data, reader.at = self.data, self.at
        holder: list[Any] = [None]
        try:
            reader.value(holder, 0)
        finally:
            self.at = reader.at
            reader.data, reader.at = saved
        return holder[0].value if type(holder[0]) is Reference else holder[0]

    def __enter__(self) -> Reader:
        return self

    def __exit__(self, kind: type[BaseException] | None, failure: object, trace: object) -> None:
        """The end of the reading: a Failure becomes the exception about the place reached, and what __wakeup and
        __unserialize methods wait is called, when no unserialize() around does."""
        try:
            if kind is Failure:
                self.engine.throw("UnexpectedValueException", f"Error at offset {self.at} of {len(self.data)} bytes")
        finally:
            if self.is_outermost:
                self.reader.finish()
