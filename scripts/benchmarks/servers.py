"""What serving costs: php's development server and php-fpm, and what zvm has in their places, asked for the same pages
by many connections at once. `scripts/bench --servers` shows the table.

Every server answers with two processes, the development servers with one. Memory is what its processes have for
themselves and their share of what is shared (PSS), after the first tenth of the requests and after the last one.
"""
from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.http_load import PATIENCE, Load, visit
from benchmarks.programs import ROOT
from benchmarks.results import Table

PROCESSES, CONNECTIONS = 2, 16
PAGES = {"hello": "/hello.php", "table": "/table.php", "session": "/"}
TITLES = ("server", "page", "requests/s", "CPU ms", "MB before", "MB after", "errors")
_BIN = ROOT / ".venv/bin"
_NGINX = """daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;
events {{}}
http {{
    access_log off; client_body_temp_path {folder}; fastcgi_temp_path {folder}; proxy_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    server {{
        listen 127.0.0.1:{port};
        root {root};
        location / {{
            try_files $uri /index.php$is_args$args;
        }}
        location ~ \\.php$ {{
            fastcgi_pass unix:{folder}/fpm.sock;
            include /etc/nginx/fastcgi_params;
            fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
        }}
    }}
}}
"""
_FPM = """[global]
daemonize = no
error_log = {folder}/fpm.log
[www]
user = {user}
group = {user}
listen = {folder}/fpm.sock
listen.mode = 0666
pm = static
pm.max_children = {processes}
php_value[session.save_path] = {folder}/sessions
"""
_GUNICORN = """from zvm import wsgi
application = wsgi.application("{root}", ini={{"session.save_path": "{folder}/sessions"}})
"""


@dataclass
class Place:
    """Where a server is set up: a folder of its own, a port, the document root."""

    folder: Path
    port: int
    root: Path

    @property
    def sessions(self) -> str:
        return f"session.save_path={self.folder}/sessions"

    def write(self, name: str, text: str, **more: object) -> str:
        """Write a file for the server; its path."""
        path = self.folder / name
        path.write_text(text.format(folder=self.folder, port=self.port, root=self.root, **more))
        return str(path)


def _development(command: str) -> Callable[[Place], list[list[str]]]:
    return lambda place: [[command, "-d", place.sessions, "-S", f"127.0.0.1:{place.port}", "-t", str(place.root)]]


def _nginx(place: Place) -> list[str]:
    return ["nginx", "-p", str(place.folder), "-c", place.write("nginx.conf", _NGINX)]


def _php_fpm(place: Place) -> list[list[str]]:
    import getpass

    program = shutil.which("php-fpm8.2") or "php-fpm"
    config = place.write("fpm.conf", _FPM, user=getpass.getuser(), processes=PROCESSES)
    return [[program, "--nodaemonize", "--allow-to-run-as-root", "--fpm-config", config], _nginx(place)]


def _zvm_fpm(place: Place) -> list[list[str]]:
    return [[str(_BIN / "zvm-fpm"), "--listen", f"{place.folder}/fpm.sock", "--listen-mode", "0666", "--workers",
             str(PROCESSES), "-d", place.sessions], _nginx(place)]


def _gunicorn(place: Place) -> list[list[str]]:
    place.write("wsgi_app.py", _GUNICORN)
    return [[str(_BIN / "gunicorn"), "--chdir", str(place.folder), "--bind", f"127.0.0.1:{place.port}", "--workers",
             str(PROCESSES), "--threads", "4", "wsgi_app:application"]]


# The first command is what is measured, a second one stands before it.
SERVERS: dict[str, Callable[[Place], list[list[str]]]] = {
    "php -S": _development("php"), "zvm -S": _development(str(_BIN / "zvm")),
    "php-fpm, nginx": _php_fpm, "zvm-fpm, nginx": _zvm_fpm, "zvm.wsgi, gunicorn": _gunicorn}


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


@contextmanager
def _running(commands: Callable[[Place], list[list[str]]], application: Path | None) -> Iterator[tuple[int, int]]:
    """Port and process of a server, once it answers; the application's folder is in its document root. Raises OSError,
    RuntimeError."""
    with tempfile.TemporaryDirectory(dir="/tmp", prefix="zvm-servers-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # nginx's workers are another user
        place = Place(folder, _free_port(), folder / "site")
        shutil.copytree(ROOT / "scripts/benchmarks/site", place.root)
        shutil.copy(ROOT / "examples/servers/public/index.php", place.root)
        if application is not None:
            (place.root / application.name).symlink_to(application.resolve())
        (folder / "sessions").mkdir()
        processes: list[subprocess.Popen[bytes]] = []
        try:
            with open(folder / "log", "wb") as log:
                for command in commands(place):
                    processes.append(subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                                                      cwd=folder, start_new_session=True))
            _await(place, processes)
            yield place.port, processes[0].pid
        finally:
            for process in reversed(processes):
                process.send_signal(signal.SIGTERM)
                process.wait(PATIENCE)


def _await(place: Place, processes: list[subprocess.Popen[bytes]]) -> None:
    end = time.monotonic() + PATIENCE
    while visit(place.port, PAGES["hello"], 1, 1).problems if _is_open(place.port) else True:
        if time.monotonic() > end or any(process.poll() is not None for process in processes):
            raise RuntimeError(f"the server does not answer\n{(place.folder / 'log').read_text()}")
        time.sleep(0.1)


def _is_open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _tree(pid: int) -> list[int]:
    """A process and those below it."""
    found = [pid]
    for each in found:
        found += map(int, Path(f"/proc/{each}/task/{each}/children").read_text().split())
    return found


def _megabytes(pid: int) -> float:
    lines = [line for each in _tree(pid) for line in Path(f"/proc/{each}/smaps_rollup").read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def _seconds(pid: int) -> float:
    """Processor time of a server, user's and system's."""
    ticks = 0
    for each in _tree(pid):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(") ")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _measure(port: int, pid: int, path: str, requests: int) -> tuple[Load, list[str]]:
    """The answers of one page, and the cells of its row from requests/s on."""
    first = visit(port, path, max(requests // 10, CONNECTIONS), CONNECTIONS)
    before, began = _megabytes(pid), _seconds(pid)
    load = visit(port, path, requests, CONNECTIONS)
    load.problems += first.problems
    milliseconds = (_seconds(pid) - began) / requests * 1000
    return load, [f"{requests / load.seconds:.0f}", f"{milliseconds:.2f}", f"{before:.0f}", f"{_megabytes(pid):.0f}",
                  str(len(load.problems))]


def report(requests: int, application: Path | None = None, wanted: str = "") -> Iterator[str]:
    """The table, line by line, of the servers whose names have a text; `application` is a folder with an index.php that
    is asked for, too."""
    pages = dict(PAGES)
    if application is not None:
        pages[application.name] = f"/{application.name}/index.php"
    table = Table(TITLES, first_width=20)
    yield table.row(TITLES)
    answers: dict[str, set[bytes]] = {}
    for server, commands in SERVERS.items():
        if wanted not in server:
            continue
        with _running(commands, application) as (port, pid):
            for page, path in pages.items():
                load, cells = _measure(port, pid, path, requests)
                yield table.row([server, page, *cells])
                for problem in dict.fromkeys(load.problems):
                    print(f"bench: {server}, {page}: {problem}", file=sys.stderr)
                if page != "session" and set(load.bodies) != answers.setdefault(page, set(load.bodies)):
                    raise ValueError(f"{server} does not answer {page} as php does")
