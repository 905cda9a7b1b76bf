"""Damaged conversations between a sandbox and its host: what a process that an attacker has taken over might send.

An exchange has a number, by which it can be made again: a request, and all that the sandbox answers to it, some of it
damaged before or after it is sealed. The host must come to an answer that an honest sandbox may give as well, or break
the conversation off; never to another exception, another call of a function, or much time or memory.

    python -m zvm.fuzzing.protocol [FIRST] COUNT
"""
from __future__ import annotations

import random
import socket
import struct
import sys
import time
from collections import Counter
from typing import Any

from zvm.embedding.errors import ClosedEngine, LimitReached, PhpError, PhpExit
from zvm.embedding.limits import Limits
from zvm.sandbox import messages
from zvm.sandbox.dialogue import Dialogue
from zvm.sandbox.values import MalformedMessage, Overdue, encode

BROKEN_OFF = (MalformedMessage, messages.Disconnected, Overdue)
ANSWERS = (PhpError, PhpExit, ClosedEngine, LookupError, TypeError, ValueError, ArithmeticError, OSError)
SECONDS = 0.5  # an exchange may take, and as much again
_KEY = bytes(range(messages.KEY_SIZE))
_MOST_BYTES = 120_000  # of an exchange, so that the system's buffers hold it
_INTERESTING = (0, 1, 2, 127, 128, 255, 0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)
_REQUESTS = {"eval": ("1",), "set": ("x", 1), "close": (), "get": ("x",)}
Message = tuple[str, int, bytes]  # kind, number, values


class Violation(AssertionError):
    """The host did what it must not do."""


class _Functions:
    """The host's functions, which note calls that their declarations do not let through."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def area(self, width: Any, height: Any = 1) -> int:
        return 5

    def every(self, *values: Any) -> list[Any]:
        if not all(map(_is_plain, values)):
            self.problems.append(f"every() was called with {values!r}")
        return list(values)

    def fail(self) -> None:
        raise ValueError("no")


def run(number: int) -> str:
    """The name of how the exchange of that number ends. Raises Violation."""
    chance = random.Random(number)
    request = chance.choice(list(_REQUESTS))
    functions = _Functions()
    printed: list[bytes] = []
    own, other = socket.socketpair()
    started = time.monotonic()
    with own, other:
        other.sendall(_conversation(chance)[:_MOST_BYTES])
        other.shutdown(socket.SHUT_WR)
        dialogue = Dialogue(messages.Channel(own, _KEY), {
            "area": functions.area, "every": functions.every, "fail": functions.fail}, printed.append,
            Limits(seconds=SECONDS, output=1000))
        try:
            ending = _ending_of(dialogue, request)
        except Violation as violation:
            raise Violation(f"exchange {number}: {violation}") from violation.__cause__
    if functions.problems or sum(map(len, printed)) > 1000:
        raise Violation(f"exchange {number}: {functions.problems}, {sum(map(len, printed))} bytes of output")
    if time.monotonic() - started > 2 * SECONDS + 1:
        raise Violation(f"exchange {number} took {time.monotonic() - started:.1f} seconds")
    return ending


def _ending_of(dialogue: Dialogue, request: str) -> str:
    try:
        answer = dialogue.ask(request, messages.encode_values(*_REQUESTS[request]))
    except (*BROKEN_OFF, LimitReached) as error:
        return type(error).__name__
    except Exception as error:
        raise Violation(f"{type(error).__name__}: {error}") from error
    try:
        value = answer()
    except ANSWERS as error:
        return f"answer {type(error).__name__}"
    if not _is_plain(value):
        raise Violation(f"a value of type {type(value).__name__} came")
    return "answer"


def _is_plain(value: Any) -> bool:
    if type(value) is list:
        return all(map(_is_plain, value))
    if type(value) is dict:
        return all(type(key) in (int, str, bytes) and _is_plain(element) for key, element in value.items())
    return value is None or type(value) in (bool, int, float, str, bytes)


# -- making conversations ----------------------------------------------------------------------------------------------

def _conversation(chance: random.Random) -> bytes:
    """All that a sandbox sends in answer to one request."""
    sent = [_message(chance, kind) for kind in chance.choices(("output", "function"), k=chance.randrange(4))]
    sent.append(_message(chance, chance.choice(sorted(messages.ANSWERS))))
    numbered = [(kind, number, data) for number, (kind, data) in enumerate(sent, 1)]
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3))):
        chance.choice((_damage_order, _damage_data, _damage_data, _damage_data))(chance, numbered)
    wire = bytearray().join(messages.seal(_KEY, *message) for message in numbered)
    if chance.random() < 0.3:
        damage(chance, wire)
    return bytes(wire)


def _message(chance: random.Random, kind: str) -> tuple[str, bytes]:
    text = chance.choice(("", "text", "ä", b"\xff", b"", "KeyError", 5))
    error = ["m", chance.choice(("Error", None)), "f", 3, "#0", chance.choice((0, "x"))]
    values: dict[str, list[Any]] = {
        "output": [bytes(chance.randrange(300))], "exit": [chance.randrange(-3, 300)], "closed": [text],
        "function": [chance.choice(("area", "every", "fail", "system")), [_value(chance, 0)],
                     chance.choice(({}, {"height": 2}, {"hidden": 1}, {"self": 1}))],
        "limit": [chance.choice(("seconds", "memory", "x")), text], "refused": ["KeyError", text],
        "error": [[error] * chance.choice((0, 1, 2, 21, 22))], "value": [_value(chance, 0)]}
    return kind, b"".join(map(encode, values[kind]))


def _value(chance: random.Random, depth: int) -> Any:
    if depth < 3 and chance.random() < 0.4:
        elements = [_value(chance, depth + 1) for _ in range(chance.randrange(4))]
        return elements if chance.random() < 0.5 else dict(enumerate(elements))
    return chance.choice((None, True, 0, -1, 1 << 62, 1.5, float("nan"), "", "text", "ä€", b"\xff\0", []))


def _damage_order(chance: random.Random, sent: list[Message]) -> None:
    """Messages are left out, repeated, exchanged, or become others."""
    at = chance.randrange(len(sent))
    kind, number, data = sent[at]
    way = chance.randrange(6)
    if way == 0 and len(sent) > 1:
        del sent[at]
    elif way == 1:
        sent.insert(at, sent[chance.randrange(len(sent))])
    elif way == 2:
        sent[0], sent[at] = sent[at], sent[0]
    elif way == 3:
        sent[at] = chance.choice(list(messages.KINDS)), number, data
    elif way == 4:
        sent[at] = kind, chance.choice((0, number + 1, number - 1, 1 << 63, (1 << 64) - 1)) % (1 << 64), data
    else:
        other, values = _message(chance, chance.choice(sorted(messages.ANSWERS)))
        sent.insert(at, (other, number, values))


def _damage_data(chance: random.Random, sent: list[Message]) -> None:
    """The values of a message are damaged before it is sealed, so that the host reads them."""
    at = chance.randrange(len(sent))
    kind, number, data = sent[at]
    changed = bytearray(data)
    if chance.random() < 0.1:
        levels = chance.choice((10, 119, 120, 121, 5000))
        changed += struct.pack(">BI", ord("l"), 1) * levels + b"N"
    damage(chance, changed)
    sent[at] = kind, number, bytes(changed)


def damage(chance: random.Random, out: bytearray) -> None:
    """Flip a bit, change a byte or a number, repeat, move or cut out a part, cut off the end."""
    at = chance.randrange(len(out)) if out else 0
    length = chance.randrange(1, 40)
    way = chance.randrange(7)
    if way == 0 and out:
        out[at] ^= 1 << chance.randrange(8)
    elif way == 1 and out:
        out[at] = chance.choice((*b"NFTidsblm", chance.randrange(256)))
    elif way == 2 and len(out) >= at + 4:
        struct.pack_into(">I", out, at, chance.choice((*_INTERESTING, len(out), at)))
    elif way == 3:
        out[at:at] = out[at:at + length] * chance.choice((1, 2, 50))
    elif way == 4:
        del out[at:at + length]
    elif way == 5:
        del out[at:]
    else:
        out += chance.randbytes(length)


def main() -> None:
    """Run exchanges and say how they ended."""
    first, count = map(int, ("0", *sys.argv[1:])[-2:])
    print(*(f"{times:8} {ending}" for ending, times in Counter(map(run, range(first, first + count))).most_common()),
          sep="\n")


if __name__ == "__main__":
    main()
