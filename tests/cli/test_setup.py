"""What is done for the starts of an installation. scripts/check_package.py tries it on a real one."""
from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

import pytest

from zvm import bundle
from zvm.cli import module_bundle, setup


@pytest.fixture
def installation(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> bundle.Installation:
    """A package whose folder can be written, and its user's cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "demo").mkdir()
    (tmp_path / "RECORD").write_text("demo/__init__.py,,\n")
    package = bundle.Installation(str(tmp_path / "demo"), str(tmp_path / "RECORD"))
    monkeypatch.setattr(bundle, "installation", package)
    return package


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths that bundles are written to."""
    paths: list[str] = []

    def write_for(installation: bundle.Installation, path: str) -> bool:
        assert os.path.exists(f"{path}.lock")
        paths.append(path)
        return True

    monkeypatch.setattr(module_bundle, "write_for", write_for)
    monkeypatch.setattr(setup.os, "nice", lambda step: 19)
    return paths


def read_only(monkeypatch: pytest.MonkeyPatch, folder: str) -> None:
    monkeypatch.setattr(setup.os, "access", lambda path, mode: path != folder)


def test_the_package_has_its_bundle_where_it_can_be_written(installation: bundle.Installation,
                                                            written: list[str]) -> None:
    setup.write_in_background()
    assert written == [f"{installation.package}/{installation.recorded().partition('/')[2]}"]
    assert not os.path.exists(f"{written[0]}.lock")
    assert Path(installation.record).read_text() == f"demo/__init__.py,,\n{installation.recorded()},,\n"


def test_else_the_user_has_it(installation: bundle.Installation, written: list[str],
                              monkeypatch: pytest.MonkeyPatch) -> None:
    read_only(monkeypatch, installation.package)
    setup.write_in_background()
    assert written == installation.places()[1:]
    assert Path(installation.record).read_text() == "demo/__init__.py,,\n"
    assert os.stat(os.path.dirname(written[0])).st_mode & 0o777 == 0o700


def test_one_process_at_a_time_writes(installation: bundle.Installation, written: list[str]) -> None:
    import fcntl
    import threading

    with open(setup._lock_of(installation.places()[0]), "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        thread = threading.Thread(target=setup.write_in_background)
        thread.start()
        thread.join(0.2)
        assert thread.is_alive() and written == []
    thread.join()
    assert len(written) == 1


def test_setup_says_what_it_did(installation: bundle.Installation, written: list[str],
                                capsys: pytest.CaptureFixture[str]) -> None:
    assert setup.set_up() == 0
    assert capsys.readouterr().err == f"zvm: compiling modules\nzvm: {written[0]} is written\n"


def test_setup_says_what_it_cannot(installation: bundle.Installation, monkeypatch: pytest.MonkeyPatch,
                                   capsys: pytest.CaptureFixture[str]) -> None:
    read_only(monkeypatch, installation.package)
    monkeypatch.setenv("XDG_CACHE_HOME", "/proc/zvm")
    assert setup.set_up() == 1
    assert capsys.readouterr().err.endswith("neither the package's folder nor a cache of yours can be written\n")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The command lines of processes that are started."""
    lines: list[list[str]] = []
    monkeypatch.setattr(setup.os, "posix_spawn", lambda path, words, *_, **options: lines.append(words))
    return lines


def test_a_start_without_bundle_has_one_written(installation: bundle.Installation, started: list[list[str]]) -> None:
    setup.start_writing()
    assert len(started) == 1 and started[0][1] == "-P"


@pytest.mark.parametrize(("age", "count"), [(0, 0), (setup.RETRY_SECONDS + 60, 1)])
def test_what_failed_is_not_tried_again_at_once(installation: bundle.Installation, started: list[list[str]], age: int,
                                                count: int) -> None:
    lock = Path(setup._lock_of(installation.places()[0]))
    lock.touch()
    os.utime(lock, (time.time() - age,) * 2)
    setup.start_writing()
    assert len(started) == count


def test_no_start_does_where_nothing_can_be_written(installation: bundle.Installation, started: list[list[str]],
                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    read_only(monkeypatch, installation.package)
    monkeypatch.setenv("XDG_CACHE_HOME", "/proc/zvm")
    setup.start_writing()
    assert started == []


def test_a_checkout_starts_none(zvm: list[str], tmp_path: Path) -> None:
    assert bundle.installation is not None and bundle.installation.state == b""
    assert not bundle.is_installed_without()
    done = subprocess.run([*zvm, "-r", "echo 1;"], capture_output=True, env={**os.environ, "HOME": str(tmp_path)})
    assert done.stdout == b"1"
