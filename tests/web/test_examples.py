"""The servers of examples/servers, started by the commands that its README prints, with visitors."""
from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from web.browser import Browser

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "examples/servers/README.md").read_text()
COMMANDS = [line.strip() for line in README.splitlines() if line.startswith("    ")]
PATIENCE = 60.0
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
DRIVER = """<!doctype html><meta charset="utf-8"><title>test</title><pre id="result">running</pre><script>
let last = '';
const parse = text => new DOMParser().parseFromString(text, 'text/html');
async function send(page, id, fill) {
    const form = page.getElementById(id), data = new FormData(form);
    fill(data);
    const plain = form.enctype !== 'multipart/form-data';
    const answer = await fetch(form.getAttribute('action'),
                               {method: 'POST', body: plain ? new URLSearchParams(data) : data});
    last = await answer.text();
    return parse(last);
}
(async () => {
    let page = parse(await (await fetch('/')).text());
    page = await send(page, 'login', data => { data.set('user', 'Zoë'); data.set('password', 'secret'); });
    const hello = page.getElementById('user').textContent;
    page = await send(page, 'upload', data => data.set('file', new File(['0123456789'], 'digits.txt')));
    return hello + ' ' + page.querySelector('li').textContent.trim();
})().catch(problem => 'failed: ' + problem + ' ' + last).then(
    text => { document.getElementById('result').textContent = text; });
</script>"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


class Running:
    """The commands of the README that name one of the words, on ports and sockets of their own."""

    def __init__(self, folder: Path, port: str, *starts: str) -> None:
        self.port = free_port()
        self.processes: list[subprocess.Popen[bytes]] = []
        self.folder = folder
        self.log = folder / "log"
        examples = folder / "examples"
        shutil.copytree(ROOT / "examples", examples, dirs_exist_ok=True)
        (examples / "servers/public/driver.html").write_text(DRIVER)
        self._moved = [("/tmp/", f"{folder}/"), ("=/tmp", f"={folder}"), (port, str(self.port))]
        for name in ("wsgi_app.py", "asgi_app.py", "nginx.conf"):
            path = examples / "servers" / name
            path.write_text(self.moved(path.read_text()).replace('"/tmp"', f'"{folder}"'))
        for start in starts:
            command = next(command for command in COMMANDS if command.startswith(start) and (port in command or
                                                                                            port == "8003"))
            with self.log.open("ab") as log:
                self.processes.append(subprocess.Popen(
                    self.moved(command).split(), stdout=log, stderr=log, cwd=folder, start_new_session=True,
                    env={**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
                         "PHPRC": "/dev/null", "PYTHONPATH": str(ROOT)}))
        try:
            self.until_it_answers()
        except BaseException:  # nothing else knows of them yet
            self.end()
            raise

    def moved(self, text: str) -> str:
        for old, new in self._moved:
            text = text.replace(old, new)
        return text

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def until_it_answers(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(self.url, timeout=PATIENCE).read()
                return
            except urllib.error.HTTPError as answer:
                if answer.code != 502:  # nginx, when zvm-fpm does not listen yet
                    return
            except OSError:
                pass
            assert time.monotonic() < end and all(process.poll() is None for process in self.processes), \
                self.log.read_text()
            time.sleep(0.05)

    def curl(self, start: str) -> bytes:
        """What the README's curl command gives."""
        command = next(line for line in COMMANDS if line.startswith("curl") and start in line)
        return subprocess.run(self.moved(command), shell=True, capture_output=True, check=True).stdout

    def end(self) -> None:
        for process in reversed(self.processes):
            process.send_signal(signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(PATIENCE)


SERVERS = {"development": ("8000", "zvm -S"), "gunicorn": ("8001", "gunicorn"), "uvicorn": ("8002", "uvicorn"),
           "nginx": ("8003", "zvm-fpm", "nginx")}


@pytest.fixture(scope="module", params=SERVERS)
def running(request: pytest.FixtureRequest) -> Iterator[Running]:
    if request.param != "development" and not has(request.param):
        pytest.skip(f"{request.param} is not installed")
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        folder = Path(name)
        folder.chmod(0o777)  # nginx's workers are another user
        server = Running(folder, *SERVERS[request.param])
        yield server
        server.end()
        log = server.log.read_text()
    assert "Traceback" not in log and "internal error" not in log


def has(program: str) -> bool:
    return (Path(sys.executable).parent / program).exists() or shutil.which(program) is not None


def test_a_visit(running: Running) -> None:
    visitor, data = Browser(running.url), os.urandom(300_000)
    visitor.submit("login", user="<Ann>", password="wrong")
    assert "That is not the password." in visitor.page
    visitor.submit("login", user="<Ann>", password="secret")
    assert "Hello, &lt;Ann&gt;." in visitor.page
    visitor.submit("upload", {"file": ("a b.bin", data)})
    assert f"a b.bin: 300000 bytes, {hashlib.md5(data).hexdigest()}" in visitor.page
    other = Browser(running.url)
    assert "Hello" not in other.page
    with pytest.raises(urllib.error.HTTPError, match="403"):
        other.submit("login", user="Bob", password="secret", token="guessed")
    visitor.submit("logout")
    assert "Hello" not in visitor.page


def test_many_visitors_at_once(running: Running) -> None:
    problems: list[str] = []

    def visit(number: int) -> None:
        try:
            visitor = Browser(running.url)
            visitor.submit("login", user=f"user{number}", password="secret")
            for _ in range(5):
                visitor.open("/")
                assert f"Hello, user{number}." in visitor.page
        except Exception as problem:
            problems.append(repr(problem))
    threads = [threading.Thread(target=visit, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []


@pytest.mark.skipif(CHROMIUM is None, reason="there is no browser")
def test_a_browser(running: Running, tmp_path: Path) -> None:
    """Headless Chromium sends the forms by itself: cookies, redirects and multipart bodies are its own."""
    done = subprocess.run([str(CHROMIUM), "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                           f"--user-data-dir={tmp_path}", "--virtual-time-budget=20000", "--dump-dom",
                           running.url + "driver.html"], capture_output=True, text=True, timeout=2 * PATIENCE)
    found = re.search(r'<pre id="result">(.*?)</pre>', done.stdout, re.S)
    assert found is not None, done.stderr
    assert found[1] == f"Hello, Zoë. digits.txt: 10 bytes, {hashlib.md5(b'0123456789').hexdigest()}"


@pytest.mark.skipif(not has("flask"), reason="Flask is not installed")
def test_flask(tmp_path: Path) -> None:
    server = Running(tmp_path, "8004", "flask")
    try:
        assert json.loads(server.curl("price")) == {"price": 108}
        body = json.dumps({"lines": [{"price": -1, "count": 1}]}).encode()
        with pytest.raises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(urllib.request.Request(server.url + "price", body,
                                                          {"Content-Type": "application/json"}))
        assert (caught.value.code, json.loads(caught.value.read())) == (422, {"error": "a price cannot be negative"})
    finally:
        server.end()


@pytest.mark.skipif(not has("uvicorn"), reason="uvicorn is not installed")
def test_fastapi(tmp_path: Path) -> None:
    pytest.importorskip("fastapi")
    server = Running(tmp_path, "8005", "uvicorn")
    try:
        assert server.curl("list") == b"<h1>Fruit</h1>\n<ul><li>apple</li><li>pear</li></ul>\n"
    finally:
        server.end()
