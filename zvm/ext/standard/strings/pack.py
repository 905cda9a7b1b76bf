"""pack and unpack (ext/standard/pack.c)."""
from __future__ import annotations

from struct import Struct

from zvm.ext.vocabulary import Array, False_, Int, Mixed, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.function_tools import lru_cache
from zvm.runtime.signals import raise_pending
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.numbers import c_int
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import C_INT_MAX, INT_MAX
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_DIGITS = frozenset("0123456789")

# integer formats: size in bytes, byte order, signed when unpacked
_INTEGERS = {
    "c": (1, "little", True), "C": (1, "little", False), "s": (2, "little", True), "S": (2, "little", False),
    "n": (2, "big", False), "v": (2, "little", False), "i": (4, "little", True), "I": (4, "little", False),
    "l": (4, "little", True), "L": (4, "little", False), "N": (4, "big", False), "V": (4, "little", False),
    "q": (8, "little", True), "Q": (8, "little", True), "J": (8, "big", True), "P": (8, "little", True),
}
_FLOATS = {"f": "<f", "g": "<f", "G": ">f", "d": "<d", "e": "<d", "E": ">d"}
_STAR = -1
_MOST_PLANNED = 64


def _count(format: str, at: int) -> tuple[int, int]:
    """The repetition at `at`, _STAR for *, 1 when there is none, and the place after it."""
    if format[at:at + 1] == "*":
        return _STAR, at + 1
    end = at
    while format[end:end + 1] in _DIGITS:
        end += 1
    return (min(int(format[at:end][-20:]), INT_MAX), end) if end > at else (1, at)


@function(pure=True)
def pack(engine: Engine, format: Str, *values: Mixed) -> Str:
    plan = _plain_plan(format, len(values))
    if plan is not None:
        pieces = []
        for (kind, size, order, mask), value in zip(plan, values, strict=True):
            if type(value) is not kind:
                break
            pieces.append((value & mask).to_bytes(size, order) if kind is int
                          else value[:size].encode("latin-1").ljust(size, mask))
        else:
            return b"".join(pieces).decode("latin-1")
    given = list(values)
    steps = _read_pack_format(engine, format, given)
    _check_positions(engine, steps)
    out: list[str] = []
    position = 0  # in the output
    current = 0
    for code, count in steps:
        if code in "xX@":
            position = _move(code, count, out, position)
        elif code in "aAZhH":
            text = convert.to_string_in_passing(engine, given[current])
            current += 1
            piece = _pack_string(engine, code, count, text)
            out.append(piece)
            position += len(piece)
        else:
            for value in given[current:current + count]:
                piece = _pack_number(engine, code, value)
                out.append(piece)
                position += len(piece)
            current += max(count, 0)
    raise_pending(engine)
    return "".join(out)


@lru_cache(maxsize=256)
def _plain_plan(format: str, given: int) -> tuple[tuple[Any, ...], ...] | None:
    """How each of that many values is packed: (type, bytes, byte order, mask) of integers, (str, bytes, "", filler) of
    text of a fixed size. None where the format has anything else, or does not take that many."""
    steps: list[tuple[Any, ...]] = []
    at = 0
    while at < len(format):
        code = format[at]
        count, at = _count(format, at + 1)
        if code in _INTEGERS and count <= _MOST_PLANNED:
            size, order, _ = _INTEGERS[code]
            steps += [(int, size, order, (1 << 8 * size) - 1)] * (given - len(steps) if count == _STAR else count)
        elif code in "aA" and 0 <= count <= _MOST_PLANNED:
            steps.append((str, count, "", b"\0" if code == "a" else b" "))
        else:
            return None
    return tuple(steps) if len(steps) == given <= _MOST_PLANNED else None


def _read_pack_format(engine: Engine, format: str, values: list[Any]) -> list[tuple[str, int]]:
    """The codes and their counts; checks that the arguments suffice, and makes those a * measures strings."""
    steps = []
    current = at = 0
    given = len(values)
    while at < len(format):
        code = format[at]
        count, at = _count(format, at + 1)
        count = c_int(count)
        if code in "xX@":
            if count < 0:
                engine.diagnostics.warning(f"pack(): Type {code}: '*' ignored")
                count = 1
        elif code in "aAZhH":
            if current >= given:
                engine.throw("ValueError", f"Type {code}: not enough arguments")
            if count < 0:
                values[current] = text = convert.to_string(engine, values[current])
                count = len(text) + (code == "Z")
            current += 1
        elif code in _INTEGERS or code in _FLOATS:
            count = given - current if count < 0 else count
            current += count
            if current > given:
                engine.throw("ValueError", f"Type {code}: too few arguments")
        else:
            engine.throw("ValueError", c_string(f"Type {code}: unknown format code"))
        steps.append((code, count))
    if current < given:
        engine.diagnostics.warning(f"pack(): {given - current} arguments unused")
    return steps


def _check_positions(engine: Engine, steps: list[tuple[str, int]]) -> None:
    """Walk through what the codes ask for, before anything is packed; ValueError where it is too long."""
    position = 0
    for code, count in steps:
        if code == "@":
            position = count
        elif code == "X":
            if count > position:
                engine.diagnostics.warning("pack(): Type X: outside of string")
            position = max(position - count, 0)
        else:
            position += (count + 1) // 2 if code in "hH" else count * _size(code)
            if position > C_INT_MAX:
                engine.throw("ValueError", f"Type {code}: integer overflow in format string")


def _size(code: str) -> int:
    """The bytes one of these takes."""
    if code in _INTEGERS:
        return _INTEGERS[code][0]
    return 1 if code in "xaAZ" else 4 if code in "fgG" else 8


def _move(code: str, count: int, out: list[str], position: int) -> int:
    """x, X and @: fill with NULs, back up, go to an absolute place."""
    if code == "x":
        out.append("\0" * count)
        return position + count
    target = max(position - count, 0) if code == "X" else count
    text = "".join(out)[:target].ljust(target, "\0")
    out[:] = [text]
    return target


def _pack_string(engine: Engine, code: str, count: int, text: str) -> str:
    if code in "aAZ":
        if code == "Z":
            return text[:max(count - 1, 0)].ljust(count, "\0")
        return text[:count].ljust(count, " " if code == "A" else "\0")
    if count > len(text):
        engine.diagnostics.warning(f"pack(): Type {code}: not enough characters in string")
        count = len(text)
    out = []
    for at in range(0, count, 2):
        nibbles = [_nibble(engine, code, char) for char in text[at:min(at + 2, count)]]
        nibbles += [0] * (2 - len(nibbles))
        out.append(chr(nibbles[0] | nibbles[1] << 4 if code == "h" else nibbles[0] << 4 | nibbles[1]))
    return "".join(out)


def _nibble(engine: Engine, code: str, char: str) -> int:
    value = "0123456789abcdef".find(char if char < "A" or char > "F" else chr(ord(char) + 32))
    if value < 0:
        if engine.target < V8_4:
            char = char.rstrip("\0")
        engine.diagnostics.warning(f"pack(): Type {code}: illegal hex digit {char}")
        return 0
    return value


def _pack_number(engine: Engine, code: str, value: Any) -> str:
    if code in _INTEGERS:
        size, order, _ = _INTEGERS[code]
        number = convert.to_int(engine, value) & ((1 << 8 * size) - 1)
        return number.to_bytes(size, order).decode("latin-1")  # type: ignore[arg-type]
    from struct import pack as pack_struct

    real = convert.to_float(engine, value)
    try:
        return pack_struct(_FLOATS[code], real).decode("latin-1")
    except OverflowError:
        return pack_struct(_FLOATS[code], float("inf") if real > 0 else float("-inf")).decode("latin-1")


# ---- unpack ------------------------------------------------------------------------------------------------------

@function(pure=True)
def unpack(engine: Engine, format: Str, string: Str, offset: Int = 0) -> Array | False_:
    if not 0 <= offset <= len(string):
        value_error(engine, 3, "must be contained in argument #2 ($data)")
    data = string[offset:] if offset else string
    found: dict[Any, Any] = {}
    position = 0
    for code, count, name, numbers in _unpack_fields(format):
        if numbers is not None:
            keys, structure = numbers if count != _STAR else \
                _numbers(code, name, (len(data) - position) // _size(code), True)
            end = position + structure.size
            if end <= len(data):
                found.update(zip(keys, structure.unpack(data[position:end].encode("latin-1")), strict=True))
                position = end
                continue
        moved = _unpack_field(engine, data, found, code, count, name, position)
        if moved is None:
            return False
        position = moved
    return PhpArray.from_dict(found)


@lru_cache(maxsize=256)
def _unpack_fields(format: str) -> list[tuple[str, int, str, Any]]:
    """(code, repetitions, name, and for a few numbers what _numbers() gives) of each field of a format."""
    fields = []
    at = 0
    while at < len(format):
        code = format[at]
        count, at = _count(format, at + 1)
        end = format.find("/", at)
        end = len(format) if end < 0 else end
        name = format[at:end][:200]
        is_short = code in _STRUCTURES and count <= _MOST_PLANNED
        fields.append((code, count, name, _numbers(code, name, max(count, 0), count != 1)
                       if is_short else None))
        at = end + 1
    return fields


_STRUCTURES = {"c": "<b", "C": "<B", "s": "<h", "S": "<H", "n": ">H", "v": "<H", "i": "<i", "I": "<I", "l": "<i",
               "L": "<I", "N": ">I", "V": "<I", "q": "<q", "Q": "<q", "J": ">q", "P": "<q", **_FLOATS}


def _numbers(code: str, name: str, count: int, are_numbered: bool) -> tuple[Any, Struct]:
    """The keys of that many numbers, and what reads them."""
    layout = _STRUCTURES[code]
    structure = Struct(f"{layout[0]}{count}{layout[1]}")
    if name and not are_numbered:
        return (normalize_key(name),), structure
    return [normalize_key(f"{name}{number}") for number in range(1, count + 1)] if name else \
        range(1, count + 1), structure


def _unpack_field(engine: Engine, data: str, found: dict[Any, Any], code: str, repetitions: int, name: str,
                  position: int) -> int | None:
    """Store what one field of the format gives; the new position, None after a failure."""
    if repetitions > C_INT_MAX:
        engine.diagnostics.warning(f"unpack(): Type {code}: integer overflow")
        return None
    if code == "X":
        if repetitions < 0:
            engine.diagnostics.warning("unpack(): Type X: '*' ignored")
            repetitions = 1
        return max(position - repetitions, 0)
    if code == "@":
        if 0 <= repetitions <= len(data):
            return repetitions or position  # @0 is not a repetition at all
        engine.diagnostics.warning("unpack(): Type @: outside of string")
        return 0 if repetitions < 0 else position
    if code in "aAZhH":
        return _unpack_string(engine, data, found, code, repetitions, name, position)
    if code != "x" and code not in _INTEGERS and code not in _FLOATS:
        engine.throw("ValueError", c_string(f"Invalid format type {code}"))
    size = _size(code)
    done = 0
    while done != repetitions:
        room = len(data) - position
        if size > room:
            if repetitions == _STAR:
                break
            engine.diagnostics.warning(f"unpack(): Type {code}: not enough input, need {size}, have {room}")
            return None
        done += 1
        if code != "x":
            key = name if repetitions == 1 and name else f"{name}{done}"
            found[normalize_key(key)] = _number(code, data[position:position + size])
        position += size
    return position


def _unpack_string(engine: Engine, data: str, found: dict[Any, Any], code: str, count: int, name: str,
                   position: int) -> int | None:
    """a, A, Z, h and H: one string of `count` bytes or nibbles."""
    size = (count + 1) // 2 if code in "hH" and count > 0 else count
    room = len(data) - position
    if size > room:
        engine.diagnostics.warning(f"unpack(): Type {code}: not enough input, need {size}, have {room}")
        return None
    chunk = data[position:] if size == _STAR else data[position:position + size]
    text = chunk
    if code == "A":
        text = chunk.rstrip("\0\t\r\n ")
    elif code == "Z":
        text = chunk.partition("\0")[0]
    elif code in "hH":
        text = chunk.encode("latin-1").hex()
        if code == "h":
            text = "".join(text[at + 1] + text[at] for at in range(0, len(text), 2))
        if text and count > 0 and count % 2:
            text = text[:-1]
    found[normalize_key(name or "1")] = text
    if size == _STAR and code in "hH":
        return max(position - 1, 0)  # PHP does not go on after these, but one back
    return position + len(chunk)


def _number(code: str, chunk: str) -> Any:
    """What the bytes of a number mean."""
    raw = chunk.encode("latin-1")
    if code in _INTEGERS:
        _, order, signed = _INTEGERS[code]
        return int.from_bytes(raw, order, signed=signed)  # type: ignore[arg-type]
    from struct import unpack as unpack_struct

    return unpack_struct(_FLOATS[code], raw)[0]
