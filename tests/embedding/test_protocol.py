"""The protocol between host and sandbox, against processes that do what they want."""
from __future__ import annotations

import os
import socket
import struct
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from zvm import LimitReached, Limits
from zvm.fuzzing import protocol
from zvm.sandbox import messages
from zvm.sandbox.dialogue import GRACE, Dialogue
from zvm.sandbox.values import DEEPEST, MOST_VALUES, MalformedMessage, Overdue, Reader, encode

KEY = os.urandom(messages.KEY_SIZE)
LIMITS = Limits(seconds=0.2, output=1000)


def ask(answer: Callable[[socket.socket], object], request: str = "eval", *values: Any) -> Any:
    """What a request to a sandbox gives that answers in this way, which must not take long."""
    own, other = socket.socketpair()
    thread = threading.Thread(target=answer, args=(other,))
    started = time.monotonic()
    with own, other:
        thread.start()
        try:
            dialogue = Dialogue(messages.Channel(own, KEY), {"area": lambda width, height=1: width * height},
                                lambda data: None, LIMITS)
            return dialogue.ask(request, messages.encode_values(*(values or ("1",))))()
        finally:
            assert time.monotonic() - started < 0.2 + GRACE + 1
            own.shutdown(socket.SHUT_RDWR)
            thread.join()


def sending(*sent: tuple[str, bytes], key: bytes = KEY) -> Callable[[socket.socket], object]:
    data = b"".join(messages.seal(key, kind, number, values) for number, (kind, values) in enumerate(sent, 1))
    return lambda other: other.sendall(data)


def test_an_honest_answer() -> None:
    call = messages.encode_values("area", [2], {"height": 3})
    assert ask(sending(("output", encode(b"x")), ("function", call), ("value", encode(6)))) == 6


FORGED = {
    "without a key": sending(("value", encode(1)), key=bytes(32)),
    "no message": lambda other: other.sendall(b"GET / HTTP/1.0\r\n\r\n" * 10),
    "a kind of the host": sending(("eval", encode("1"))),
    "an unknown kind": lambda other: other.sendall(struct.pack(">IBQ", 0, 200, 1)),
    "ready again": sending(("ready", encode([]))),
    "too long": lambda other: other.sendall(struct.pack(">IBQ", 0xFFFFFFFF, list(messages.KINDS).index("value"), 1)),
    "a wrong number": lambda other: other.sendall(messages.seal(KEY, "value", 2, encode(1))),
    "a repeated message": lambda other: other.sendall(2 * messages.seal(KEY, "output", 1, encode(b""))),
    "no value": sending(("value", b"")),
    "two values": sending(("value", encode(1) + encode(1))),
    "text for a status": sending(("exit", encode("1"))),
    "a bool for a status": sending(("exit", encode(True))),
    "an unknown limit": sending(("limit", messages.encode_values("luck", "x"))),
    "an unknown refusal": sending(("refused", messages.encode_values("SystemExit", "x"))),
    "an error without records": sending(("error", encode([]))),
    "an error with odd records": sending(("error", encode([["m", "c", "f", "l", "t", 0]]))),
    "an error with too many records": sending(("error", encode([["m", "c", "f", 1, "t", 0]] * 22))),
    "an undeclared function": sending(("function", messages.encode_values("__init__", [], {}))),
    "too many arguments": sending(("function", messages.encode_values("area", [1, 2, 3], {}))),
    "an undeclared parameter": sending(("function", messages.encode_values("area", [1], {"self": 3}))),
    "a key that is no name": sending(("function", messages.encode_values("area", [1], {5: 3}))),
    "output that is text": sending(("output", encode("x"))),
    "an unknown type": sending(("value", b"q")),
    "a cut value": sending(("value", b"i\0")),
    "a list without its elements": sending(("value", b"l\xff\xff\xff\xff")),
    "a map without its elements": sending(("value", b"m\x80\0\0\0")),
    "text that is not UTF-8": sending(("value", b"s\0\0\0\1\xff")),
    "a key twice": sending(("value", b"m\0\0\0\2" + 2 * (encode(1) + encode(2)))),
    "a list as key": sending(("value", b"m\0\0\0\1" + encode([]) + encode(2))),
    "too deep": sending(("value", b"l\0\0\0\1" * (DEEPEST + 1) + b"N"))}


@pytest.mark.parametrize("name", FORGED)
def test_forged_messages(name: str) -> None:
    with pytest.raises(MalformedMessage):
        ask(FORGED[name])


def test_a_value_for_a_request_without_one() -> None:
    with pytest.raises(MalformedMessage):
        ask(sending(("value", encode(1))), "close")


def _slowly(other: socket.socket) -> None:
    try:
        for byte in messages.seal(KEY, "value", 1, encode("x" * 100)):
            other.sendall(bytes((byte,)))
            time.sleep(0.05)
    except OSError:
        return  # the host has hung up


def _flood(kind: str, values: bytes) -> Callable[[socket.socket], object]:
    def flood(other: socket.socket) -> None:
        try:
            for number in range(1, 1 << 30):
                other.sendall(messages.seal(KEY, kind, number, values))
        except OSError:
            return
    return flood


SLOW = {"silence": lambda other: None, "a byte now and then": _slowly,
        "output without end": _flood("output", encode(b"")),
        "calls without end": _flood("function", messages.encode_values("area", [1], {}))}


@pytest.mark.parametrize("name", SLOW)
def test_one_deadline_for_the_whole_call(name: str) -> None:
    with pytest.raises((Overdue, messages.Disconnected)):
        ask(SLOW[name])


def test_a_sandbox_that_does_not_read() -> None:
    with pytest.raises(Overdue):
        ask(lambda other: None, "eval", "x" * (8 << 20))


def test_too_much_output() -> None:
    with pytest.raises(LimitReached, match="1000 bytes of output"):
        ask(_flood("output", encode(b"x" * 100)))


def test_many_values() -> None:
    with pytest.raises(MalformedMessage):
        Reader(b"N" * (MOST_VALUES + 1)).values()
    with pytest.raises(Overdue):
        Reader(b"N" * 5000, time.monotonic() - 1).values()


def test_fuzzed_exchanges() -> None:
    """The full run: python -m zvm.fuzzing.protocol 0 100000."""
    endings = {protocol.run(number) for number in range(1500)}
    assert {"MalformedMessage", "Disconnected", "answer", "answer PhpError"} <= endings
