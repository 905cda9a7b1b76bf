"""A request that ends in any way leaves its server as it was: zvm -S, zvm-fpm, WSGI and ASGI."""
from __future__ import annotations

import asyncio
import gc
import os
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from web.endings import FINE, PAGES, SETTINGS
from web.site import call
from web.test_fastcgi import Pool
from web.test_server import serving

from zvm import asgi, wsgi

Ask = Callable[[str], bytes]
OPTIONS = [argument for name, value in SETTINGS.items() for argument in ("-d", f"{name}={value}")]


def name_of(page: str) -> str:
    return page.replace(" ", "_").replace("'", "") + ".php"


def write_pages(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    for page, (code, _) in PAGES.items():
        (folder / name_of(page)).write_text(f"<?php {code}")
    (folder / FINE[0]).write_text("<?php echo 'fine ', isset($GLOBALS['left']) + 0, ini_get('precision') - 0, "
                                  "class_exists('Left') + ob_get_level();")
    (folder / "endless.php").write_text("<?php while (true) { echo str_repeat('x', 10000); flush(); }")
    (folder / "silent.php").write_text("<?php file_put_contents(__DIR__ . '/begun', ''); set_time_limit(0); "
                                       "register_shutdown_function(fn() => touch(__DIR__ . '/ended')); while (true);")
    return folder


def ask_asgi(application: asgi.Application, path: str, leave_after: int | None = None) -> bytes:
    """The body; `leave_after` so many pieces the client goes away."""
    sent: list[bytes] = []
    gone = asyncio.Event()
    messages: list[dict[str, Any]] = [{"type": "http.request", "body": b""}]

    async def receive() -> dict[str, Any]:
        if messages:
            return messages.pop()
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message.get("body", b""))
        if leave_after is not None and len(sent) > leave_after:
            gone.set()

    async def run() -> None:
        if leave_after == 0:
            asyncio.get_running_loop().call_later(0.3, gone.set)
        await application({"type": "http", "method": "GET", "path": path, "http_version": "1.1", "headers": []},
                          receive, send)
    asyncio.run(run())
    return b"".join(sent)


@pytest.fixture(scope="module", params=["server", "fpm", "wsgi", "asgi"])
def ask(request: pytest.FixtureRequest, zvm: list[str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ask]:
    folder = tmp_path_factory.mktemp(request.param)
    settings = {**SETTINGS, "session.save_path": str(folder)}
    if request.param == "server":
        with serving(zvm, write_pages(folder / "www"), *OPTIONS, "-d", f"session.save_path={folder}") as server:
            yield lambda path: server.get(path)[2]
            assert server.process.poll() is None
    elif request.param == "fpm":
        pool = Pool(folder, *OPTIONS, "--workers", "1")
        write_pages(pool.site)
        (pool.site / "pid.php").write_text("<?php echo getmypid();")
        worker = pool.ask("pid.php").body
        yield lambda path: bytes(pool.ask(path[1:]).body)
        assert pool.ask("pid.php").body == worker
        assert pool.end() == 0
    elif request.param == "wsgi":
        application = wsgi.application(write_pages(folder / "www"), ini=settings)
        yield lambda path: call(application, path).body
    else:
        asynchronous = asgi.application(write_pages(folder / "www"), ini=settings)
        yield lambda path: ask_asgi(asynchronous, path)


@pytest.mark.parametrize("page", PAGES)
def test_endings(ask: Ask, page: str) -> None:
    body = ask(f"/{name_of(page)}")
    assert PAGES[page][1] in body and b"never" not in body and b"Traceback" not in body
    assert ask(f"/{FINE[0]}") == FINE[1]


def test_requests_side_by_side(tmp_path: Path) -> None:
    """One that grows is stopped, others are not."""
    application = wsgi.application(write_pages(tmp_path / "www"), ini={**SETTINGS, "max_execution_time": "0"})
    (tmp_path / "www" / "modest.php").write_text(
        "<?php for ($i = 0; $i < 100; $i++) { $a = range(1, 20000); usleep(10000); } echo count($a);")
    bodies: dict[int, bytes] = {}
    pages = ["/growth.php", "/modest.php", "/growth_of_small_values.php", "/modest.php"]

    def run(number: int) -> None:
        bodies[number] = call(application, pages[number]).body
    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(pages))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert bodies[1] == bodies[3] == b"20000"
    assert all(b"Allowed memory size" in bodies[number] for number in (0, 2))


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_clients_that_go_away(tmp_path: Path) -> None:
    site = write_pages(tmp_path / "www")
    application = asgi.application(site, ini={**SETTINGS, "max_execution_time": "0"})
    assert b"x" * 10000 in ask_asgi(application, "/endless.php", leave_after=3)
    ask_asgi(application, "/silent.php", leave_after=0)
    until(lambda: (site / "ended").exists())
    pieces = iter(wsgi.application(site, ini=SETTINGS)(
        {"REQUEST_METHOD": "GET", "PATH_INFO": "/endless.php", "SERVER_NAME": "x", "SERVER_PORT": 80},
        lambda status, headers: None))
    assert next(pieces)
    pieces.close()  # type: ignore[attr-defined]
    assert ask_asgi(application, f"/{FINE[0]}") == FINE[1]


def test_memory_after_fatal_errors_among_fibers(tmp_path: Path) -> None:
    def resident() -> int:
        gc.collect()
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    site = write_pages(tmp_path / "www")
    (site / "fibers.php").write_text("<?php $f = new Fiber(function () { $x = str_repeat('x', 500000); "
                                     "Fiber::suspend(); }); $f->start(); trigger_error('fatal', E_USER_ERROR);")
    application = wsgi.application(site, ini=SETTINGS)
    for _ in range(10):
        call(application, "/fibers.php")
    before = resident()
    for _ in range(40):
        call(application, "/fibers.php")
    assert resident() - before < 8 << 20
