"""Requests that no browser sends: nothing outside of the folder is shown, nothing breaks, the server goes on."""
from __future__ import annotations

import json
import os
import random
import re
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from web.hostile import REQUESTS, SECRET, SITE
from web.site import call

from zvm import wsgi

EXPECTED = Path(__file__).with_name("hostile.json")  # what -S answers: a status, or "closed"; php differs in 20 cases
PATIENCE = 30.0


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("hostile")
    for name, text in SITE.items():
        path = folder / "root" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (folder / "secret.txt").write_text(SECRET)
    (folder / "secret.php").write_text(f"<?php echo '{SECRET}';")
    return folder / "root"


@pytest.fixture(scope="module")
def server(zvm: list[str], site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Path]]:
    log = tmp_path_factory.mktemp("log") / "log"
    with log.open("wb") as stream:
        process = subprocess.Popen([*zvm, "-n", "-S", "127.0.0.1:0", "-t", str(site)], stderr=stream, stdout=stream,
                                   env={**os.environ, "PHPRC": "/dev/null"})
    try:
        end = time.monotonic() + PATIENCE
        while not (found := re.search(r":(\d+)\) started", log.read_text("latin-1"))):
            assert time.monotonic() < end and process.poll() is None
            time.sleep(0.02)
        yield int(found[1]), log
        assert process.poll() is None
        assert "internal error" not in (text := log.read_text("latin-1")) and "Traceback" not in text
    finally:
        process.kill()
        process.wait()


def answer(port: int, request: bytes) -> bytes:
    """What the server sends before it closes the connection."""
    found = b""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as connection:
        try:
            connection.sendall(request)
            connection.shutdown(socket.SHUT_WR)
            while piece := connection.recv(1 << 16):
                found += piece
        except ConnectionError:  # it has closed before it read everything
            return found
    return found


def test_the_development_server(server: tuple[int, Path]) -> None:
    port, _ = server
    expected = json.loads(EXPECTED.read_text())
    assert len(expected) == len(REQUESTS) >= 200
    found = {}
    for name, request in REQUESTS.items():
        data = answer(port, request)
        assert SECRET.encode() not in data and b"root:x:" not in data, name
        found[name] = data.split(b" ", 2)[1].decode("latin-1") if data else "closed"
    assert found == expected
    assert answer(port, b"GET /plain.txt HTTP/1.0\r\n\r\n").endswith(b"plain")


def test_damaged_requests(server: tuple[int, Path]) -> None:
    """Bytes changed, taken out and put in at random."""
    port, _ = server
    source = random.Random(17)
    for request in source.choices(list(REQUESTS.values()), k=60):
        damaged = bytearray(request[:3000])
        for _ in range(source.randrange(1, 6)):
            place = source.randrange(len(damaged) + 1)
            damaged[place:place + source.randrange(3)] = source.randbytes(source.randrange(3))
        data = answer(port, bytes(damaged))
        assert SECRET.encode() not in data and b"500 Internal" not in data, bytes(damaged)
    assert answer(port, b"GET /plain.txt HTTP/1.0\r\n\r\n").endswith(b"plain")


def environ_of(request: bytes) -> dict[str, Any] | None:
    """What a WSGI server makes of a request; None where it would not hand it on."""
    head, _, body = request.decode("latin-1").partition("\r\n\r\n")
    line, *headers = head.split("\r\n")
    words = line.split(" ")
    if len(words) != 3 or not words[2].startswith("HTTP/1."):
        return None
    from urllib.parse import unquote_to_bytes

    path, _, query = words[1].partition("?")
    found: dict[str, Any] = {"REQUEST_URI": words[1], "PATH_INFO": unquote_to_bytes(
        path.encode("latin-1")).decode("latin-1"), "QUERY_STRING": query, "method": words[0], "body": body}
    for header in headers:
        name, colon, value = header.partition(":")
        if not colon:
            return None
        key = name.upper().replace("-", "_")
        found[key if key in ("CONTENT_TYPE", "CONTENT_LENGTH") else "HTTP_" + key] = value.strip()
    return found


def test_wsgi(site: Path) -> None:
    application = wsgi.application(site, largest_body=1 << 20)
    handed_on = 0
    for name, request in REQUESTS.items():
        environ = environ_of(request)
        if environ is None:
            continue
        handed_on += 1
        body, method = environ.pop("body").encode("latin-1"), environ.pop("method")
        reply = call(application, "", method, body, **environ)
        assert SECRET.encode() not in reply.body and b"root:x:" not in reply.body, name
        assert reply.status[:3] in ("200", "400", "404", "405", "413", "501"), (name, reply.status)
        assert not any("\r" in value or "\n" in value for _, value in reply.headers), name
    assert handed_on > 150
