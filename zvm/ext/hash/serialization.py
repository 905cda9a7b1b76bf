"""The state of a hasher as PHP serializes it: an array of strings and of 32-bit integers, by a format string.

In a format, b is a byte, l a 32-bit, i an int, q a 64-bit number, a number after is a count, a run of bytes is one
string; capitals stand for what is left out, the dot at the end for nothing here (php_hash_serialize_spec).
"""
from __future__ import annotations

from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_SIZES = {"b": 1, "s": 2, "l": 4, "i": 4, "q": 8}
FAILED, INVALID = -1, -2000  # what exceptions show: generally, and for fields that contradict each other


def _items(spec: str) -> list[tuple[str, int, int]]:
    """(letter, count, byte offset) of each item, as C lays them out."""
    found = []
    position = index = 0
    while index < len(spec) and spec[index] != ".":
        letter = spec[index]
        index += 1
        start = index
        while spec[index:index + 1].isdigit():
            index += 1
        count = int(spec[start:index] or 1)
        size = _SIZES[letter.lower()]
        position += -position % size
        found.append((letter, count, position))
        position += size * count
    return found


def _signed(value: int) -> int:
    value &= 0xFFFF_FFFF
    return value - (1 << 32) if value >> 31 else value


def serialized(hasher: Any) -> PhpArray:
    """The fields of a hasher that has a `spec`."""
    values: list[Any] = []
    fields = iter(hasher.fields())
    for letter, count, _ in _items(hasher.spec):
        if letter == "b" and count > 1:
            values.append(next(fields).decode("latin-1"))
        elif letter.islower():
            for _ in range(count):
                value = next(fields)
                values.append(_signed(value))
                if letter == "q":
                    values.append(_signed(value >> 32))
    return PhpArray.from_list(values)


def restore(hasher: Any, magic: int, data: Any) -> int:
    """Put an array's fields into a hasher. 0, or the number exceptions show (php_hash_unserialize_spec)."""
    if magic != hasher.magic or type(data) is not PhpArray:
        return FAILED
    values = {key: value.value if type(value) is Reference else value for key, value in data.items()}
    fields: list[Any] = []
    index = 0
    for letter, count, position in _items(hasher.spec):
        if letter == "b" and count > 1:
            value = values.get(index)
            if type(value) is not str or len(value) != count:
                return -1000 - position
            fields.append(value.encode("latin-1"))
            index += 1
        elif letter.islower():
            for number in range(count):
                words: list[Any] = [values.get(index + part) for part in range(2 if letter == "q" else 1)]
                if any(type(word) is not int for word in words):
                    return -1000 - position - number * _SIZES[letter]
                fields.append(sum((word & 0xFFFF_FFFF) << 32 * part for part, word in enumerate(words)))
                index += len(words)
    return 0 if hasher.restore(fields) else INVALID
