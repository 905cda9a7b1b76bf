"""Code cannot get out of what `Allow` leaves to it, in process and in a sandbox."""
from __future__ import annotations

import io
import os
import socket
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from embedding.escapes import CHANGES, REACHES, READS, attempts

from zvm import Allow, Engine, Limits, PhpError, PhpExit
from zvm.sandbox import Sandbox

SECRET = b"S3CRET"


class Place:
    """The folder that is allowed, the one that is not, a descriptor and a port of the host."""

    def __init__(self, root: Path) -> None:
        self.inner, self.outer = root / "in", root / "out"
        self.inner.mkdir()
        self.fill()
        self.handle = open(self.outer / "descriptor", "r+b", buffering=0)  # noqa: SIM115  # close() closes it
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.listener.setblocking(False)
        self.out = io.BytesIO()

    def fill(self) -> None:
        inner, outer = self.inner, self.outer
        outer.mkdir()
        (outer / "empty").mkdir()
        for name, content in (("secret", SECRET), ("sess_secret", b"a|s:6:\"S3CRET\";"), ("descriptor", SECRET),
                              ("lib.php", b"<?php echo 'S3CRET'; return 'S3CRET';"), ("a.xml", b"<a>S3CRET</a>"),
                              ("a.jpg", b"\xff\xd8" + SECRET), ("key.pem", SECRET)):
            (outer / name).write_bytes(content)
        database = sqlite3.connect(outer / "data.db")
        database.executescript("create table t (a); insert into t values ('S3CRET')")
        database.close()
        with zipfile.ZipFile(outer / "a.zip", "w") as archive:
            archive.writestr("a", SECRET)
        (inner / "own").write_bytes(b"own")
        (inner / "link").symlink_to(outer / "secret")
        (inner / "dir").symlink_to(outer)

    def snapshot(self) -> list[tuple[str, int, int, bytes]]:
        found = []
        for path in sorted(self.outer.rglob("*")):
            status = path.lstat()
            found.append((path.name, status.st_mode, status.st_mtime_ns, path.read_bytes() if path.is_file() else b""))
        return found

    def code(self, attempt: str) -> str:
        for name, value in (("in", self.inner), ("out", self.outer), ("fd", self.handle.fileno()),
                            ("port", self.listener.getsockname()[1])):
            attempt = attempt.replace(f"{{{name}}}", str(value))
        return attempt

    def is_connected(self) -> bool:
        try:
            self.listener.accept()[0].close()
        except BlockingIOError:
            return False
        return True

    def close(self) -> None:
        self.handle.close()
        self.listener.close()


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    monkeypatch.setenv("ZVM_TEST_SECRET", "S3CRET")
    made = Place(tmp_path)
    yield made
    made.close()


def batches(text: str, size: int) -> list[list[str]]:
    lines = attempts(text)
    return [lines[start:start + size] for start in range(0, len(lines), size)]


@pytest.mark.parametrize("number", range(len(attempts(READS))))
def test_reads_in_process(number: int, place: Place) -> None:
    attempt = attempts(READS)[number]
    engine = Engine(stdout=place.out, allow=Allow(files=[place.inner], processes=False, network=False))
    check_read(engine, attempt, place)
    engine.close()
    assert SECRET not in place.out.getvalue(), attempt


def check_read(engine: Engine | Sandbox, attempt: str, place: Place) -> None:
    before = place.snapshot()
    try:
        found = engine.eval(f"try {{ return @print_r(({place.code(attempt)}), true); }} "
                            "catch (Throwable $e) { return get_class($e) . $e->getMessage(); }")
    except PhpError as error:
        found = str(error)
    assert "S3CRET" not in str(found), attempt
    assert place.snapshot() == before, attempt
    assert place.handle.tell() == 0, attempt


@pytest.mark.parametrize("batch", batches(READS, 20), ids=lambda batch: batch[0][:20])
def test_reads_in_a_sandbox(batch: list[str], place: Place) -> None:
    with Sandbox(stdout=place.out, limits=Limits(seconds=20),
                 allow=Allow(files=[place.inner], processes=False, network=False)) as box:
        for attempt in batch:
            check_read(box, attempt, place)
    assert SECRET not in place.out.getvalue(), batch


def check_change(engine: Engine | Sandbox, attempt: str, place: Place) -> None:
    before, environment = place.snapshot(), (dict(os.environ), os.getcwd())
    with suppress(PhpError):
        engine.eval(f"try {{ {place.code(attempt)} }} catch (Throwable $e) {{}}")
    assert place.snapshot() == before, attempt
    assert (dict(os.environ), os.getcwd()) == environment, attempt
    assert place.handle.tell() == 0, attempt


@pytest.mark.parametrize("number", range(len(attempts(CHANGES))))
@pytest.mark.parametrize("write", [False, True])
def test_changes_in_process(number: int, write: bool, place: Place) -> None:
    allow = Allow(files=[place.inner, place.outer], write=[place.inner], processes=False, network=False) if write else \
        Allow(files=[place.inner], processes=False, network=False)
    engine = Engine(stdout=place.out, allow=allow)
    before = place.snapshot()
    check_change(engine, attempts(CHANGES)[number], place)
    engine.close()
    assert place.snapshot() == before


@pytest.mark.parametrize("batch", batches(CHANGES, 15), ids=lambda batch: batch[0][:20])
@pytest.mark.parametrize("write", [False, True])
def test_changes_in_a_sandbox(batch: list[str], write: bool, place: Place) -> None:
    allow = Allow(files=[place.inner, place.outer], write=[place.inner], processes=False, network=False) if write else \
        Allow(files=[place.inner], processes=False, network=False)
    with Sandbox(stdout=place.out, limits=Limits(seconds=20), allow=allow) as box:
        for attempt in batch:
            check_change(box, attempt, place)


def check_reach(engine: Engine | Sandbox, attempt: str, place: Place) -> None:
    try:
        found = engine.eval(f"try {{ return @({place.code(attempt)}); }} catch (Throwable $e) {{ return false; }}")
    except (PhpError, PhpExit):
        found = False
    assert not found, attempt
    assert not place.is_connected(), attempt


@pytest.mark.parametrize("number", range(len(attempts(REACHES))))
def test_reaches_in_process(number: int, place: Place) -> None:
    check_reach(Engine(stdout=place.out, allow=Allow(files=[place.inner], processes=False, network=False)),
                attempts(REACHES)[number], place)


@pytest.mark.parametrize("batch", batches(REACHES, 20), ids=lambda batch: batch[0][:20])
def test_reaches_in_a_sandbox(batch: list[str], place: Place) -> None:
    with Sandbox(stdout=place.out, limits=Limits(seconds=20),
                 allow=Allow(files=[place.inner], processes=False, network=False)) as box:
        for attempt in batch:
            check_reach(box, attempt, place)
