"""zvm-fpm against php-fpm where that is installed: status, headers and body of pages that end in many ways."""
from __future__ import annotations

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from web.endings import PAGES, SETTINGS
from web.exits import PLACES
from web.fastcgi_client import ask
from web.test_fastcgi import Pool

PHP_FPM = shutil.which("php-fpm8.2")
OWN = ("X-Powered-By", "Set-Cookie", "Expires")  # headers with versions, times or random values
CODES = [*PLACES, *(code for page, (code, text) in PAGES.items() if not text.startswith(b"Maximum"))]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The addresses of php-fpm and zvm-fpm."""
    folder = tmp_path_factory.mktemp("fpm")
    settings = {**SETTINGS, "session.save_path": str(folder), "zend.assertions": "1", "allow_url_include": "1"}
    options = [word for name, value in settings.items() for word in ("-d", f"{name}={value}")]
    (folder / "fpm.conf").write_text(
        f"[global]\ndaemonize=no\nerror_log={folder}/php.log\n[www]\nuser=root\ngroup=root\nlisten={folder}/php.socket\n"
        "pm=static\npm.max_children=1\n")
    php = subprocess.Popen([PHP_FPM or "", "-n", "-R", *options, "--fpm-config", str(folder / "fpm.conf")],
                           stderr=subprocess.DEVNULL)
    pool = Pool(folder, *options, "--workers", "1")
    pool.until(lambda: (folder / "php.socket").exists())
    time.sleep(0.2)
    yield f"{folder}/php.socket", pool.address
    php.terminate()
    php.wait(30)
    assert pool.end() == 0


def answer(address: str, script: Path) -> tuple[int, list[str], bytes]:
    reply = ask(address, str(script))
    body = re.sub(rb"allocate \d+", b"allocate N", reply.body)  # which memory block it is that is too much differs
    return reply.status, sorted(line for line in reply.head if not line.startswith(OWN)), body


@pytest.mark.skipif(PHP_FPM is None, reason="there is no php-fpm8.2")
@pytest.mark.parametrize("number", range(len(CODES)))
def test_pages(servers: tuple[str, str], tmp_path: Path, number: int) -> None:
    script = tmp_path / "page.php"
    script.write_text(f"<?php {CODES[number]}")
    php, zvm = (answer(address, script) for address in servers)
    assert zvm == php
