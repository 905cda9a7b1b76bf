"""MySQL servers that hang, cut the connection or talk nonsense: PHP's errors, no traceback, no socket left open.

The answers were recorded from php 8.2; `--differential` asks it again.
"""
from __future__ import annotations

import re
import shutil
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from zvm.conformance.php_command import own_command

pytest.importorskip("pymysql")

GREETING = (b"\x0a5.7.0\0" + b"\1\0\0\0" + b"abcdefgh\0" + b"\xff\xf7" + b"\x21" + b"\2\0" + b"\xff\x81" + b"\x15" +
            bytes(10) + b"ijklmnopqrst\0" + b"mysql_native_password\0")
OK = b"\0\0\0\2\0\0\0"
FIELD = b"\3def\0\0\0\1a\0\x0c\x21\0\1\0\0\0\xfd\0\0\0\0\0"
ONE_COLUMN, END = b"\1", b"\xfe\0\0\2\0"


def packet(number: int, data: bytes) -> bytes:
    return len(data).to_bytes(3, "little") + bytes((number,)) + data


WELCOME = (packet(0, GREETING), packet(2, OK))
# what a server sends after each thing that it is told, None to hang; after the last it closes the connection
TALKS: dict[str, tuple[bytes | None, ...]] = {
    "closes at once": (),
    "never speaks": (None,),
    "speaks of something else": (b"HTTP/1.1 400 Bad Request\r\n\r\n",),
    "is full": (packet(0, b"\xff\x10\x04Too many connections"),),
    "closes after the greeting": WELCOME[:1],
    "closes at the query": WELCOME,
    "hangs at the query": (*WELCOME, None),
    "closes within the columns": (*WELCOME, packet(1, ONE_COLUMN) + packet(2, FIELD)[:9]),
    "closes within the rows": (*WELCOME, packet(1, ONE_COLUMN) + packet(2, FIELD) + packet(3, END) + packet(4, b"\1x") +
                               packet(5, b"\3ab")[:6]),
    "reports an error within the rows": (*WELCOME, packet(1, ONE_COLUMN) + packet(2, FIELD) + packet(3, END) +
                                         packet(4, b"\xff\x25\x05#70100Query execution was interrupted")),
}
SCRIPT = """<?php
function left() { return count(glob("/proc/self/fd/*")); } $before = left();
function attempt($f) { try { var_dump($f()); } catch (Exception $e) { echo get_class($e), " ", $e->getCode(), " ",
    $e->getMessage(), "\\n"; } }
attempt(function () use ($argv) {
    $m = new mysqli("127.0.0.1", "root", "", "", $argv[1]);
    return $m->query("SELECT 1")->fetch_all();
});
attempt(function () use ($argv) {
    $p = new PDO("mysql:host=127.0.0.1;port=$argv[1]", "root", "");
    return $p->query("SELECT 1")->fetchAll(PDO::FETCH_NUM);
});
gc_collect_cycles();
echo left() - $before, " left open\\n";
"""
ANSWERS = Path(__file__).with_name("mysql_faults.txt")


class FakeServer:
    """A server that says what it is told to, to any number of clients."""

    def __init__(self, talk: tuple[bytes | None, ...]) -> None:
        self.talk = talk
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.hanging: list[socket.socket] = []
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                client, _ = self.socket.accept()
            except OSError:
                return
            self._talk(client)

    def _talk(self, client: socket.socket) -> None:
        for number, text in enumerate(self.talk):
            if number:
                client.recv(65536)
            if text is None:
                self.hanging.append(client)
                return
            client.sendall(text)
        if len(self.talk) > 1:
            client.settimeout(0.5)
            with suppress(OSError):
                client.recv(65536)
        client.close()

    def close(self) -> None:
        self.socket.close()
        for client in self.hanging:
            client.close()


def recorded() -> dict[str, str]:
    parts = re.split(r"^== (.*)\n", ANSWERS.read_text(), flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def run(command: list[str], name: str, folder: Path) -> str:
    """What a command prints of the script against the server of that name."""
    script = folder / "script.php"
    script.write_text(SCRIPT)
    server = FakeServer(TALKS[name])
    try:
        # without a limit of memory /proc/self/statm is not opened meanwhile
        done = subprocess.run([*command, "-d", "mysqlnd.net_read_timeout=1", "-d", "memory_limit=-1", str(script),
                               str(server.port)],
                              capture_output=True, timeout=120, cwd=folder)
    finally:
        server.close()
    text = (done.stdout + done.stderr).decode("latin-1")
    return re.sub(r"PID=\d+", "PID=N", text.replace(str(script), "SCRIPT"))


@pytest.fixture
def command() -> Iterator[list[str]]:
    yield [*own_command().split(), "-n"]


@pytest.mark.parametrize("name", TALKS)
def test_faulty_server(name: str, command: list[str], tmp_path: Path) -> None:
    assert run(command, name, tmp_path) == recorded()[name]


@pytest.mark.differential
@pytest.mark.parametrize("name", TALKS)
def test_recorded_answers(name: str, tmp_path: Path) -> None:
    assert run(php_command(), name, tmp_path) == recorded()[name]


def php_command() -> list[str]:
    php = shutil.which("php8.2") or shutil.which("php") or "php"
    return [php, "-n", *(word for name in ("mysqlnd", "mysqli", "pdo", "pdo_mysql")
                         for word in ("-d", f"extension={name}.so"))]
