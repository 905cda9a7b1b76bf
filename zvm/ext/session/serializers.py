"""The texts $_SESSION is kept as: serializers "php_serialize", "php" and "php_binary" (session.serialize_handler)."""
from __future__ import annotations

from zvm.ext.standard.state import StandardState
from zvm.ext.standard.variables.serialize import Serializer as ValueWriter
from zvm.ext.standard.variables.unserialize import Failure
from zvm.ext.standard.variables.unserialize import Unserializer as ValueReader
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import Reference
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any

    from zvm.ext.session.session import Session

_DELIMITER = "|"
_LONGEST_NAME = 127  # php_binary has a byte for the length, whose highest bit is taken


class Serializer:
    """How $_SESSION is written and read (ps_serializer)."""

    name: str

    def encode(self, session: Session) -> str | None:
        """The variables as text, None where there is nothing to write or it cannot be written."""
        raise NotImplementedError

    def decode(self, session: Session, data: str) -> bool:
        """Read variables into $_SESSION; False where the text is broken."""
        raise NotImplementedError


SERIALIZERS: dict[str, Serializer] = {}  # by lower-case name, in order of registration


def register(serializer: Serializer) -> None:
    """Add a serializer (php_session_register_serializer)."""
    SERIALIZERS[serializer.name] = serializer


class _Writer:
    """Values written one after another, with back references among them; what they throw waits in the session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.values = ValueWriter(session.engine, session.engine.state_of(StandardState).serializer)

    def value(self, container: Any, key: Any) -> None:
        state = self.session.engine.state_of(StandardState)
        outer, state.serializer = state.serializer, None
        try:
            if self.session.exception is None:
                self.values.value(container[key])
        except Thrown as thrown:
            self.session.defer(thrown)
        finally:
            state.serializer = outer

    def variables(self) -> Iterator[tuple[str, Any]]:
        """The names in $_SESSION, each with the container of its value; numbers are passed over with a warning."""
        array = self.session.array
        assert array is not None
        for key in list(array.keys()):
            if type(key) is int:
                self.session.warn(f"Skipping numeric key {key}")
                continue
            array = self.session.array
            if array is not None and array.hash is not None and key in array.hash:  # unless what was called removed it
                yield key, array.hash

    def put(self, text: str) -> None:
        self.values.out.append(text)

    def text(self) -> str | None:
        """What was written; None for nothing."""
        return "".join(self.values.out) or None


class _Reader:
    """Values read one after another. They are kept apart until the last: later ones may refer to them."""

    def __init__(self, session: Session, data: str) -> None:
        self.session = session
        self.data = data
        self.outer = session.engine.state_of(StandardState).unserializer
        self.values = self.outer or ValueReader(session.engine)
        self.places: dict[str, list[Any]] = {}

    def value(self, name: str, at: int) -> int | None:
        """Read the value of a variable; where it ends, None where it is broken."""
        try:
            self.places[name], end = self.values.value_at(self.data, at)
        except Failure:
            return None
        except Thrown as thrown:
            self.session.defer(thrown)
            return None
        return end

    def set_variables(self) -> None:
        """Set the variables; others that have numbers for names are met with a warning."""
        array = self.session.writable_array()
        if array is None:
            return
        for name, place in self.places.items():
            array.set(name, place[0])
        for key in list(array.keys()):
            if type(key) is int:
                self.session.warn(f"Skipping numeric key {key}")

    def finish(self) -> None:
        """Wake up the objects that were read."""
        if self.outer is not None:
            return
        waiting = self.session.exception
        self.session.exception = None
        try:
            self.values.finish(waiting if isinstance(waiting, Thrown) else None)
        except Thrown as thrown:
            self.session.defer(thrown)


class PhpSerialize(Serializer):
    """The whole array as serialize() writes it."""

    name = "php_serialize"

    def encode(self, session: Session) -> str | None:
        writer = _Writer(session)
        writer.value([session.array], 0)
        return writer.text()

    def decode(self, session: Session, data: str) -> bool:
        reader = _Reader(session, data)
        end = reader.value("", 0)
        value = reader.places[""][0] if end is not None else None
        reader.finish()
        if type(value) is Reference:
            session.track(value.value)
            session.variables = Reference(None)  # PHP's refers to a reference, in which it finds no array
        else:
            session.track(PhpArray() if value is None else value)
        return end is not None or not data


class _ByName(Serializer):
    """Variable after variable: what says the name, then the value."""

    def name_at(self, data: str, at: int) -> tuple[str, int] | None:
        """The name that begins there, and where its value begins; None where it is broken."""
        raise NotImplementedError

    def decode(self, session: Session, data: str) -> bool:
        reader = _Reader(session, data)
        at: int | None = 0
        while at is not None and at < len(data):
            named = self.name_at(data, at)
            at = reader.value(*named) if named is not None else None
        reader.set_variables()
        reader.finish()
        return at is not None


class Php(_ByName):
    """name|value, name by name."""

    name = "php"

    def encode(self, session: Session) -> str | None:
        writer = _Writer(session)
        for name, container in writer.variables():
            if _DELIMITER in name:
                if session.engine.target >= V8_5:
                    session.warn(f'Failed to write session data. Data contains invalid key "{name}"')
                return None
            writer.put(name + _DELIMITER)
            writer.value(container, name)
        return writer.text()

    def name_at(self, data: str, at: int) -> tuple[str, int] | None:
        end = data.find(_DELIMITER, at)
        return (data[at:end], end + 1) if end >= 0 else None


class PhpBinary(_ByName):
    """The length of the name as one byte, the name, the value, name by name."""

    name = "php_binary"

    def encode(self, session: Session) -> str | None:
        writer = _Writer(session)
        for name, container in writer.variables():
            if len(name) <= _LONGEST_NAME:
                writer.put(chr(len(name)) + name)
                writer.value(container, name)
        return writer.text()

    def name_at(self, data: str, at: int) -> tuple[str, int] | None:
        start = at + 1
        end = start + (ord(data[at]) & _LONGEST_NAME)
        return (data[start:end], end) if end <= len(data) else None


for _serializer in (PhpSerialize(), Php(), PhpBinary()):
    register(_serializer)
