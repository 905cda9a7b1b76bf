"""Many requests of mixed pages to one server, several at a time: `scripts/soak SERVER [REQUESTS] [SEED]`.

Each request has a mark. Pages set and print marks in all places that may outlive a request; an answer with the mark of
another request, or of none, is a fault. So are a process that ends, memory that grows, a file that is left.
"""
# ruff: noqa: E501  # a page is a line
from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import os
import random
import re
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from web import fastcgi_client
from web.endings import PAGES, SETTINGS
from web.site import multipart
from web.test_fastcgi import Pool
from web.test_server import Server as Development
from web.test_server import serving

from zvm import asgi, wsgi

SERVERS = ("server", "fpm", "wsgi", "asgi")
CLIENTS, WORKERS = 4, 2
_BEGIN = "<?php header('X-Mark: ' . $mark = $_GET['mark'] ?? 'none'); "  # of each page
_SETTINGS = {**SETTINGS, "max_execution_time": "2", "session.use_strict_mode": "0"}
_OWN = {
    "plain.php": "echo \"plain $mark\";",
    "clean.php": r"""
        class Kept { static $marks = []; }
        function seen() { static $marks = []; $marks[] = $GLOBALS['mark']; return $marks; }
        $found = [Kept::$marks, $GLOBALS['left'] ?? null, defined('LEFT'), getenv('LEFT'), ini_get('precision'), error_get_last(),
            ob_get_level(), date_default_timezone_get(), mb_internal_encoding(), libxml_use_internal_errors(), get_include_path(),
            setlocale(LC_ALL, '0'), error_reporting(), count(get_included_files()), session_status(), http_response_code(),
            getcwd() === __DIR__ || $_SERVER['REQUEST_TIME'] && PHP_SAPI === 'fpm-fcgi', count(spl_autoload_functions()),
            stream_get_wrappers() === array_unique(stream_get_wrappers()) && !in_array('left', stream_get_wrappers()),
            umask(), ignore_user_abort(), gc_enabled(), assert_options(ASSERT_ACTIVE), seen() === [$mark], mt_rand() !== 0];
        Kept::$marks[] = $left = $mark; define('LEFT', $mark); putenv("LEFT=$mark"); ini_set('precision', 3);
        date_default_timezone_set('Asia/Tokyo'); mb_internal_encoding('SJIS'); libxml_use_internal_errors(true);
        set_include_path('/tmp'); setlocale(LC_ALL, 'C.UTF-8'); error_reporting(1); @trigger_error("left"); spl_autoload_register(fn() => 0);
        stream_wrapper_register('left', 'Kept'); umask(077); ignore_user_abort(true); gc_disable(); mt_srand(1);
        ob_start(); ob_start(fn($text) => $text); set_error_handler(fn() => 1); set_exception_handler(fn() => 1);
        register_shutdown_function(function () use ($mark) { echo " end $mark"; });
        session_id('left'); echo json_encode([$mark, $found]);""",
    "session.php": "session_start(); $_SESSION['n'] = ($_SESSION['n'] ?? 0) + 1; $_SESSION['marks'][] = $mark; "
                   "$_SESSION['marks'] = array_slice($_SESSION['marks'], -3); echo json_encode($_SESSION);",
    "upload.php": "$f = $_FILES['f']; echo json_encode([$_POST['text'], $f['size'], md5_file($f['tmp_name']), "
                  "is_uploaded_file($f['tmp_name'])]); if ($f['size'] % 2) { rename($f['tmp_name'], __DIR__ . \"/$mark\"); "
                  "unlink(__DIR__ . \"/$mark\"); }",
    "body.php": "echo md5(file_get_contents('php://input')), strlen(file_get_contents('php://input'));",
    "cycles.php": "class Cycle { public $self, $text; function __construct() { $this->self = $this; $this->text = str_repeat('x', 2000); } "
                  "function __destruct() { $GLOBALS['n']++; } } $n = 0; for ($i = 0; $i < 200; $i++) new Cycle; "
                  "gc_collect_cycles(); echo $n; for ($i = 0; $i < 200; $i++) new Cycle;",
    "fibers.php": "$f = []; for ($i = 0; $i < 20; $i++) { $f[$i] = new Fiber(function () use ($mark) { $x = str_repeat($mark, 50); "
                  "Fiber::suspend($mark); exit('never'); }); echo $f[$i]->start() === $mark ? 'y' : 'n'; }",
    "generators.php": "function g($m) { try { while (true) yield $m; } finally { echo 'f'; } } $kept = []; "
                      "for ($i = 0; $i < 20; $i++) { $kept[] = $g = g($mark); echo $g->current() === $mark ? 'y' : 'n'; }",
    "large.php": "for ($i = 0; $i < 50; $i++) echo str_repeat(\"$mark,\", 500);",
    "files.php": "$t = tmpfile(); fwrite($t, $mark); rewind($t); echo fread($t, 99); $p = popen('true', 'r'); "
                 "$left[] = fopen(__FILE__, 'r'); $left[] = opendir(__DIR__);",
    "finish.php": "echo \"finish $mark\"; if (function_exists('fastcgi_finish_request')) fastcgi_finish_request(); "
                  "echo 'never'; usleep(1000);",
    "include.php": "file_put_contents($p = __DIR__ . \"/inc$mark.php\", \"<?php return '$mark';\"); echo include $p; unlink($p);",
    "warning.php": "echo $undefined; error_log(\"log $mark\"); trigger_error(\"told $mark\", E_USER_WARNING);",
    "endless.php": "while (true) { echo str_repeat(\"$mark,\", 1000); flush(); }",
    "silent.php": "while (true);",
}
_SLOW = [page for page, (code, text) in PAGES.items() if text.startswith((b"Maximum", b"Allowed")) or "r();" in code]
_ENDINGS = [page for page in PAGES if page not in _SLOW]


def page_name(page: str) -> str:
    return re.sub(r"[^a-z0-9_]", "", page.lower().replace(" ", "_")) + ".php"


def write_site(folder: Path) -> Path:
    """The pages."""
    folder.mkdir(exist_ok=True)
    for name, code in _OWN.items():
        (folder / name).write_text(_BEGIN + code)
    for page, (code, _) in PAGES.items():
        (folder / page_name(page)).write_text(_BEGIN + "$GLOBALS['left'] = $mark; " + code)
    return folder


class Answer:
    """Status, headers by lower-case name, body."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body


class Target:
    """A server under test: how it is asked, and what it is made of."""

    def __init__(self, ask: Callable[..., Answer], abandon: Callable[[str, bytes, int], None], pids: list[int],
                 log: Callable[[], str]) -> None:
        self.ask, self.abandon, self.pids, self.log = ask, abandon, pids, log

    def resident(self) -> int:
        """Bytes that the processes have, each with its share of common pages."""
        total = 0
        for pid in self.pids:
            for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1]) << 10
        return total

    def descriptors(self) -> int:
        return sum(len(os.listdir(f"/proc/{pid}/fd")) for pid in self.pids)


# ---- servers -------------------------------------------------------------------------------------------------------

def _parsed(head: str, body: bytes, status: int) -> Answer:
    headers = {}
    for line in head.split("\r\n"):
        name, _, value = line.partition(":")
        headers[name.lower()] = value.strip()
    return Answer(status, headers, body)


def _unchunked(answer: Answer) -> Answer:
    if answer.headers.get("transfer-encoding") == "chunked":
        body, rest = b"", answer.body
        while rest:
            size, _, rest = rest.partition(b"\r\n")
            body, rest = body + rest[:int(size, 16)], rest[int(size, 16) + 2:]
        answer.body = body
    return answer


@contextlib.contextmanager
def development_server(folder: Path, options: list[str]) -> Iterator[Target]:
    command = [sys.executable, "-m", "zvm"]
    with serving(command, write_site(folder / "www"), *options) as server:
        def ask(path: str, body: bytes = b"", kind: str = "", cookie: str = "") -> Answer:
            headers = [f"Content-Type: {kind}"] * bool(kind) + [f"Cookie: {cookie}"] * bool(cookie)
            status, rest, content = server.get(path, *headers, method="POST" if body else "GET", body=body)
            return _unchunked(_parsed(rest, content, int((status.split() + ["0", "0"])[1])))
        yield Target(ask, lambda path, body, size: _abandon_http(server, path, body, size), [server.process.pid],
                     server.log.read_text)
        assert server.process.poll() is None, "the server has ended"


def _abandon_http(server: Development, path: str, body: bytes, size: int) -> None:
    """Send a request, or a part of its body, read so many bytes and go away."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n" if body else \
            f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n"
        connection.sendall(head.encode() + body[:len(body) // 2])
        if size:
            connection.recv(size)


@contextlib.contextmanager
def fastcgi_pool(folder: Path, options: list[str]) -> Iterator[Target]:
    pool = Pool(folder, *options, "--workers", str(WORKERS))
    write_site(pool.site)
    pid = pool.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children")
    pool.until(lambda: len(children.read_text().split()) == WORKERS)
    workers = [int(word) for word in children.read_text().split()]

    def ask(path: str, body: bytes = b"", kind: str = "", cookie: str = "") -> Answer:
        name, _, query = path.partition("?")
        reply = pool.ask(name[1:], "POST" if body else "GET", body, query=query, CONTENT_TYPE=kind, HTTP_COOKIE=cookie)
        return _parsed("\r\n".join(reply.head), reply.body, reply.status)

    def abandon(path: str, body: bytes, size: int) -> None:
        name, _, query = path.partition("?")
        given = {"REQUEST_METHOD": "POST" if body else "GET", "SCRIPT_FILENAME": f"{pool.site}{name}",
                 "QUERY_STRING": query, "CONTENT_LENGTH": str(len(body) * 2), "SERVER_PROTOCOL": "HTTP/1.1"}
        with fastcgi_client.connect(pool.address) as connection:
            fastcgi_client.send(connection, given, body)
            if size:
                connection.recv(size)
    yield Target(ask, abandon, [pid, *workers], pool.log.read_text)
    assert workers == [int(word) for word in children.read_text().split()], "a worker was lost"
    assert pool.end() == 0


@contextlib.contextmanager
def wsgi_application(folder: Path, options: list[str]) -> Iterator[Target]:
    application = wsgi.application(write_site(folder / "www"), ini=_ini(options))

    def pieces_of(path: str, body: bytes, kind: str, cookie: str) -> tuple[list[Any], Any]:
        import io

        answer: list[Any] = []
        name, _, query = path.partition("?")
        environ = {"REQUEST_METHOD": "POST" if body else "GET", "SCRIPT_NAME": "", "PATH_INFO": name, "QUERY_STRING": query,
                   "SERVER_NAME": "x", "SERVER_PORT": "80", "wsgi.url_scheme": "http", "wsgi.input": io.BytesIO(body),
                   "CONTENT_LENGTH": str(len(body)), "CONTENT_TYPE": kind, "HTTP_COOKIE": cookie}
        return answer, application(environ, lambda status, headers: answer.extend((status, headers)))

    def ask(path: str, body: bytes = b"", kind: str = "", cookie: str = "") -> Answer:
        answer, pieces = pieces_of(path, body, kind, cookie)
        data = b"".join(pieces)
        return Answer(int(answer[0][:3]), {name.lower(): value for name, value in answer[1]}, data)

    def abandon(path: str, body: bytes, size: int) -> None:
        _, pieces = pieces_of(path, b"", "", "")
        if size:
            next(iter(pieces))
        if hasattr(pieces, "close"):
            pieces.close()
    yield Target(ask, abandon, [os.getpid()], str)


@contextlib.contextmanager
def asgi_application(folder: Path, options: list[str]) -> Iterator[Target]:
    application = asgi.application(write_site(folder / "www"), ini=_ini(options))
    loop = asyncio.new_event_loop()
    runner = threading.Thread(target=loop.run_forever)
    runner.start()

    async def run(path: str, body: bytes, kind: str, cookie: str, leave_after: int | None) -> Answer:
        sent: list[dict[str, Any]] = []
        gone = asyncio.Event()
        messages = [{"type": "http.request", "body": body[at:at + 50_000], "more_body": at + 50_000 < len(body)}
                    for at in range(0, len(body) or 1, 50_000)]

        async def receive() -> dict[str, Any]:
            if messages:
                return messages.pop(0)
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)
            if leave_after is not None and len(sent) > leave_after:
                gone.set()
        if leave_after == 0:
            loop.call_later(0.05, gone.set)
        name, _, query = path.partition("?")
        headers = [(b"content-type", kind.encode())] * bool(kind) + [(b"cookie", cookie.encode())] * bool(cookie)
        await application({"type": "http", "method": "POST" if body else "GET", "path": name, "http_version": "1.1",
                           "query_string": query.encode(), "headers": headers}, receive, send)
        found = {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}
        return Answer(sent[0]["status"], found, b"".join(message.get("body", b"") for message in sent[1:]))

    def ask(path: str, body: bytes = b"", kind: str = "", cookie: str = "") -> Answer:
        return asyncio.run_coroutine_threadsafe(run(path, body, kind, cookie, None), loop).result(60)

    def abandon(path: str, body: bytes, size: int) -> None:
        asyncio.run_coroutine_threadsafe(run(path, b"", "", "", 2 if size else 0), loop).result(60)
    try:
        yield Target(ask, abandon, [os.getpid()], str)
    finally:
        loop.call_soon_threadsafe(loop.stop)
        runner.join()
        loop.close()


def _ini(options: list[str]) -> dict[str, str]:
    return dict(option.split("=", 1) for option in options if option != "-d")


KINDS = {"server": development_server, "fpm": fastcgi_pool, "wsgi": wsgi_application, "asgi": asgi_application}


# ---- requests ------------------------------------------------------------------------------------------------------

class Soak:
    """The requests, and what was wrong."""

    def __init__(self, target: Target, requests: int, seed: int) -> None:
        self.target, self.left, self.seed = target, requests, seed
        self.problems: list[str] = []
        self.lock = threading.Lock()
        self.asked = 0
        self.with_limits = False  # whether pages that reach limits are asked for
        self.clean: str | None = None  # what the first request of clean.php has found
        self.sessions: dict[str, list[str]] = {}

    def run(self) -> None:
        threads = [threading.Thread(target=self._work, args=(number,)) for number in range(CLIENTS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def _work(self, number: int) -> None:
        chance = random.Random(self.seed * 100 + number)
        while True:
            with self.lock:
                if not self.left or len(self.problems) > 20:
                    return
                self.left -= 1
                self.asked += 1
                mark = f"mk{self.asked}x"
            try:
                self._one(chance, mark, number)
            except Exception as error:
                self.problems.append(f"{mark}: {error!r}")

    def _one(self, chance: random.Random, mark: str, client: int) -> None:
        kind = chance.random()
        if kind < 0.006 and self.with_limits:
            self._check(mark, page := chance.choice(_SLOW), self.target.ask(f"/{page_name(page)}?mark={mark}"))
        elif kind < 0.02:
            path, size = chance.choice((("/endless.php", 5000), ("/endless.php", 1), ("/plain.php", 0), ("/large.php", 1),
                                        ("/upload.php", 0), ("/session.php", 0)) + (("/silent.php", 0),) * (kind < 0.007 and self.with_limits))
            self.target.abandon(f"{path}?mark={mark}", b"x" * 100_000 if "upload" in path else b"", size)
        elif kind < 0.4:
            page = chance.choice(_ENDINGS)
            self._check(mark, page, self.target.ask(f"/{page_name(page)}?mark={mark}"))
        else:
            name = chance.choice([name for name in _OWN if name not in ("endless.php", "silent.php")])
            getattr(self, "_ask_" + name[:-4], self._ask_any)(chance, mark, client, name)

    def _fault(self, mark: str, what: str, answer: Answer) -> None:
        self.problems.append(f"{mark}: {what}: {answer.status} {answer.headers} {answer.body[:300]!r}")

    def _check(self, mark: str, page: str, answer: Answer) -> None:
        if PAGES[page][1] not in answer.body:
            self._fault(mark, page, answer)
        self._check_marks(mark, page, answer)

    def _check_marks(self, mark: str, page: str, answer: Answer, *others: str) -> None:
        """The request's own marks only, in headers and body, and nothing that is not to be printed."""
        text = f"{answer.headers} ".encode() + answer.body
        if answer.headers.get("x-mark") != mark or b"never" in answer.body or b"Traceback" in text \
                or b"internal error" in text or {*re.findall(rb"mk\d+x", text)} - {one.encode() for one in (mark, *others)}:
            self._fault(mark, f"{page} has other marks", answer)

    def _ask_any(self, chance: random.Random, mark: str, client: int, name: str) -> None:
        answer = self.target.ask(f"/{name}?mark={mark}")
        texts = {"plain": f"plain {mark}", "cycles": "200", "fibers": "y" * 20, "generators": "y" * 20 + "f", "files": mark,
                 "finish": f"finish {mark}", "include": mark, "warning": f"told {mark}", "large": f"{mark}," * 500}
        if texts[name[:-4]].encode() not in answer.body:
            self._fault(mark, name, answer)
        if name == "finish.php" and answer.body != f"finish {mark}".encode():
            answer.body = answer.body.replace(b"never", b"")  # there is no such function here
        self._check_marks(mark, name, answer)

    def _ask_clean(self, chance: random.Random, mark: str, client: int, name: str) -> None:
        answer = self.target.ask(f"/clean.php?mark={mark}")
        found = answer.body.decode().replace(mark, "MARK")
        with self.lock:
            self.clean = self.clean or found
        if found != self.clean or "MARK" not in found:
            self._fault(mark, f"something was left; first {self.clean}", answer)
        self._check_marks(mark, name, answer)

    def _ask_session(self, chance: random.Random, mark: str, client: int, name: str) -> None:
        """A session that only this client uses."""
        visitor = f"visitor{client}n{chance.randrange(5)}"
        marks = self.sessions.setdefault(visitor, [])
        answer = self.target.ask(f"/session.php?mark={mark}", cookie=f"PHPSESSID={visitor}")
        marks.append(mark)
        found = json.loads(answer.body)
        if found["n"] != len(marks) or found["marks"] != marks[-3:]:
            self._fault(mark, f"the session is {marks[-3:]}, {len(marks)}", answer)
        self._check_marks(mark, name, answer, *marks[-3:])

    def _ask_upload(self, chance: random.Random, mark: str, client: int, name: str) -> None:
        data = chance.randbytes(chance.choice((0, 10, 3000, 70_000, 300_000)) + chance.randrange(9))
        kind, body = multipart(("text", None, mark.encode()), ("f", "a.bin", data))
        answer = self.target.ask(f"/upload.php?mark={mark}", body, kind)
        if json.loads(answer.body) != [mark, len(data), hashlib.md5(data).hexdigest(), True]:
            self._fault(mark, name, answer)
        self._check_marks(mark, name, answer)

    def _ask_body(self, chance: random.Random, mark: str, client: int, name: str) -> None:
        data = chance.randbytes(chance.randrange(1, 20_000))
        answer = self.target.ask(f"/body.php?mark={mark}", data, "application/octet-stream")
        if answer.body.decode() != hashlib.md5(data).hexdigest() + str(len(data)):
            self._fault(mark, name, answer)
        self._check_marks(mark, name, answer)


def soak(kind: str, requests: int, seed: int, say: Callable[[str], object] = lambda line: None) -> list[str]:
    """Ask a server in ten parts; the problems. In the first three no page reaches a limit, and memory must not grow after
    the first; afterwards it is bounded by what pages at memory_limit leave fragmented."""
    with tempfile.TemporaryDirectory(prefix="zvm-soak-") as name:
        folder = Path(name)
        for part in ("sessions", "uploads"):
            (folder / part).mkdir()
        settings = {**_SETTINGS, "session.save_path": f"{name}/sessions", "upload_tmp_dir": f"{name}/uploads",
                    "post_max_size": "8M", "log_errors": "1", "error_log": f"{name}/errors"}
        options = [word for key, value in settings.items() for word in ("-d", f"{key}={value}")]
        with KINDS[kind](folder, options) as target:
            run = Soak(target, 0, seed)
            sizes, descriptors = [], []
            began = time.monotonic()
            for part in range(10):
                run.left, run.seed, run.with_limits = requests // 10, seed * 10 + part, part >= 3
                run.run()
                time.sleep(0.2)
                sizes.append(target.resident())
                descriptors.append(target.descriptors())
                say(f"{kind}: {run.asked} requests, {time.monotonic() - began:.0f} s, {sizes[-1] >> 20} MB, "
                    f"{descriptors[-1]} descriptors, {threading.active_count()} threads, {len(run.problems)} problems")
                if len(run.problems) > 20:
                    return run.problems
            processes = len(target.pids)
            if sizes[2] - sizes[0] > processes * (12 << 20) or max(sizes) - sizes[0] > processes * (256 << 20):
                run.problems.append(f"memory grows: {[size >> 20 for size in sizes]} MB")
            if min(descriptors[-3:]) > max(descriptors[:4]) + 4:
                run.problems.append(f"descriptors are left open: {descriptors}")
            time.sleep(1.5)  # abandoned requests end
            if left := os.listdir(folder / "uploads"):
                run.problems.append(f"uploads are left: {left}")
            if faults := re.findall(r".*(?:Traceback|internal error|exited with|exited on).*", target.log()):
                run.problems.append(f"the log has {faults[:3]}")
        return run.problems


def main() -> None:
    kind = sys.argv[1]
    requests, seed = [int(text) for text in sys.argv[2:]] + [5000, 1][len(sys.argv) - 2:]
    problems = soak(kind, requests, seed, lambda line: print(line, flush=True))
    print("\n".join(problems) or f"{kind}: nothing was wrong in {requests} requests")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
