"""Encodings whose characters are codes of one to four bytes without any state, on tables.py."""
from __future__ import annotations

from zvm.ext.mbstring.codecs.base import BAD, Codec, Substitute
from zvm.ext.mbstring.codecs.tables import python_codec, table
from zvm.runtime.services.function_tools import cached_property

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re
    from typing import Any

    Node = dict[int, "str | Node"]


class TableCodec(Codec):
    """The encoding whose table has that name.

    Where Python has a codec that does the same to text without certain characters, it is tried first.
    """

    def __init__(self, name: str, leads: str = "") -> None:
        self.name = name
        self.leads = _byte_set(leads)  # further first bytes after which a second one is taken, whatever it is

    def decode(self, data: bytes) -> str:
        if self.fast is not None:
            codec, suspects = self.fast
            try:
                text = data.decode(codec)
            except UnicodeDecodeError:
                pass
            else:
                if suspects.isdisjoint(text):
                    return text
        return self.decode_by_table(data)

    def decode_by_table(self, data: bytes) -> str:
        found: list[str] = []
        node = root = self.decoder
        for byte in data:
            entry = node.get(byte, BAD)
            if type(entry) is str:
                found.append(entry)
                node = root
            else:
                node = entry  # type: ignore[assignment]
        if node is not root:
            found.append(BAD)
        return "".join(found)

    def encode(self, text: str, substitute: Substitute) -> bytes:
        data = self.fast_encode(text)
        return super().encode(text, substitute) if data is None else data

    def fast_encode(self, text: str) -> bytes | None:
        """The bytes by Python's codec; None where it has to be done by the table."""
        if self.fast is None:
            return None
        codec, suspects = self.fast
        try:
            data = text.encode(codec)
        except UnicodeEncodeError:
            return None
        return data if suspects.isdisjoint(text) else None

    def can_encode(self, char: str) -> bool:
        return char in self.encoder

    def can_encode_all(self, text: str) -> bool:
        return self.encoder.keys() >= set(text)

    def encode_known(self, text: str) -> bytes:
        data = self.fast_encode(text)
        return b"".join(map(self.encoder.__getitem__, text)) if data is None else data

    @cached_property
    def fast(self) -> tuple[str, frozenset[str]] | None:
        return python_codec(self.name)

    @cached_property
    def decoder(self) -> Node:
        """The bytes of each code lead to its text."""
        root: Node = {byte: {} for byte in self.leads}
        for code, text in self.codes():
            node: Any = root
            data = _bytes(code)
            for byte in data[:-1]:
                node = node.setdefault(byte, {})
            node[data[-1]] = text
        return root

    def codes(self) -> Any:
        return table(self.name).decode.items()

    @cached_property
    def encoder(self) -> dict[str, bytes]:
        return {chr(point): _bytes(code) for point, code in table(self.name).encode.items()}


def _bytes(code: int) -> bytes:
    return code.to_bytes(max(1, (code.bit_length() + 7) // 8), "big")


def _byte_set(ranges: str) -> set[int]:
    """The bytes of "81-9F E0-FC"."""
    found: set[int] = set()
    for part in ranges.split():
        first, _, last = part.partition("-")
        found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


class ThreeByteCodec(TableCodec):
    """EUC-JP and the like: 8F is the first of three bytes, whatever the others are."""

    @cached_property
    def decoder(self) -> Node:
        root = super().decoder
        third = root.get(0x8F, {})
        assert type(third) is dict
        root[0x8F] = {byte: third.get(byte, {}) for byte in range(256)}
        return root


class PlaneTwoCodec(TableCodec):
    """EUC-JP-2004: 8F is the first of three bytes if the second is one that has characters."""

    @cached_property
    def sequences(self) -> dict[str, bytes]:
        """The codes of several characters together."""
        return {text: _bytes(code) for code, text in table(self.name).decode.items() if len(text) > 1}

    @cached_property
    def tokens(self) -> re.Pattern[str]:
        import re

        return re.compile("|".join(map(re.escape, sorted(self.sequences, key=len, reverse=True))) + "|.", re.DOTALL)

    def encode_known(self, text: str) -> bytes:
        sequences, encoder = self.sequences, self.encoder
        return b"".join([sequences.get(token) or encoder[token] for token in self.tokens.findall(text)])

    def encode(self, text: str, substitute: Substitute) -> bytes:
        if not self.can_encode_all(text):
            parts = self.tokens.findall(text)
            text = "".join([part if part in self.sequences or part in self.encoder
                            else substitute.text_for(part, self.can_encode) for part in parts])
        return self.encode_known(text)


class EucTw(TableCodec):
    """EUC-TW: 8EA1 to 8EAE lead to planes of CNS 11643; that of the first repeats the codes of two bytes."""

    @cached_property
    def decoder(self) -> Node:
        root = super().decoder
        planes: Any = root[0x8E]
        planes[0xA1] = {byte: node for byte, node in root.items() if byte != 0x8E and type(node) is dict}
        return root


class Gb18030(TableCodec):
    """GB 18030: codes of four bytes, of which the second is a digit, are Python's."""

    def decode_by_table(self, data: bytes) -> str:
        found = []
        position = 0
        while position < len(data):
            text, size = self._character(data, position)
            found.append(text)
            position += size
        return "".join(found)

    def _character(self, data: bytes, position: int) -> tuple[str, int]:
        """The character there, and its length; more than there is when it is cut."""
        first = data[position]
        entry = self.decoder.get(first, BAD)
        if isinstance(entry, str):
            return entry, 1
        code = data[position:position + 4]
        if len(code) < 2:
            return BAD, 2
        if not (0x30 <= code[1] <= 0x39 and (0x81 <= first <= 0x84 or 0x90 <= first <= 0xE3)):
            found = entry.get(code[1], BAD)
            return (found if type(found) is str else BAD), 2
        if len(code) < 3:
            return BAD, 3
        if not 0x81 <= code[2] <= 0xFE:
            return BAD, 3
        if len(code) < 4:
            return BAD, 4
        try:
            return code.decode("gb18030"), 4
        except UnicodeDecodeError:
            return BAD, 4

    def can_encode(self, char: str) -> bool:
        return not "\ud800" <= char <= "\udfff"

    def can_encode_all(self, text: str) -> bool:
        return all(map(self.can_encode, text))

    def encode_known(self, text: str) -> bytes:
        return text.encode("gb18030")
