"""`zvm -S`: what it answers and logs; malformed and hostile requests."""
from __future__ import annotations

import contextlib
import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from web.site import make_site, multipart

HOSTILE = [
    b"GARBAGE\r\n\r\n", b"get / HTTP/1.1\r\n\r\n", b"GET /\r\n\r\n", b"GET / HTTP/x.y\r\n\r\n",
    b"GET / FTP/1.1\r\n\r\n", b"\x16\x03\x01\x02\x00", b"\x80\x00", b"GET  / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nA B: c\r\n\r\n", b"GET / HTTP/1.1\r\n: x\r\n\r\n",
    b"POST / HTTP/1.1\r\nContent-Length: -5\r\n\r\n", b"POST / HTTP/1.1\r\nContent-Length: abc\r\n\r\n",
    b"POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    b"POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
    b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", b"GET /" + b"x" * 20000 + b" HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 20000 + b"\r\n", b"\0" * 100 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nA: \0\r\n\r\n", b"GET / HTTP/1234567.1\r\n\r\n"]
TRAVERSALS = [b"/../secret.txt", b"/..%2fsecret.txt", b"/%2e%2e/secret.txt", b"/sub/..%2f..%2fsecret.txt",
              b"/....//secret.txt", b"/%2e%2e%2f%2e%2e%2fsecret.txt", b"//../secret.txt", b"/./../secret.txt",
              b"/sub/%2e%2e/%2e%2e/secret.txt", b"/..\\secret.txt", b"/..%5csecret.txt", b"/a.txt/../../secret.txt",
              b"/%00/../secret.txt", b"/a.txt%00.php", b"/index.php%00.txt", b"/%2e/%2e%2e/secret.txt"]


class Server:
    """A server and its log."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, log: Path) -> None:
        self.process, self.port, self.log = process, port, log

    def ask(self, request: bytes) -> bytes:
        """What comes back until the connection is closed."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=30) as connection:
            with contextlib.suppress(OSError):
                connection.sendall(request)
                connection.shutdown(socket.SHUT_WR)
            answer = b""
            with contextlib.suppress(ConnectionResetError):
                while piece := connection.recv(1 << 16):
                    answer += piece
        return answer

    def get(self, path: str, *headers: str, method: str = "GET", body: bytes = b"") -> tuple[str, str, bytes]:
        """Status line, headers and body."""
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *headers]
        if body:
            lines.append(f"Content-Length: {len(body)}")
        head, _, content = self.ask("\r\n".join([*lines, "", ""]).encode() + body).partition(b"\r\n\r\n")
        status, _, rest = head.decode("latin-1").partition("\r\n")
        return status, rest, content


@contextlib.contextmanager
def serving(zvm: list[str], folder: Path, *arguments: str) -> Iterator[Server]:
    log = folder.parent / "log"
    with log.open("wb") as stream:
        process = subprocess.Popen([*zvm, "-n", "-S", "127.0.0.1:0", "-t", str(folder), *arguments], stderr=stream)
    try:
        for _ in range(600):
            found = re.search(r"127\.0\.0\.1:(\d+)\) started", log.read_text())
            if found:
                break
            process.poll()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(0.1)
        assert found, log.read_text()
        yield Server(process, int(found[1]), log)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


@pytest.fixture(scope="module")
def server(zvm: list[str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("site")
    (folder / "secret.txt").write_text("secret")
    with serving(zvm, make_site(folder / "www")) as found:
        yield found


def test_pages(server: Server) -> None:
    status, headers, body = server.get("/sub/")
    assert (status, body) == ("HTTP/1.1 200 OK", b"sub")
    assert re.fullmatch(r"Host: localhost\r\nDate: [^\r]* GMT\r\nConnection: close\r\nX-Powered-By: PHP/8\.2\.\d+\r\n"
                        r"Content-type: text/html; charset=UTF-8", headers)
    assert server.get("/style.css")[1].endswith("Content-Type: text/css; charset=UTF-8\r\nContent-Length: 4")
    assert server.get("/", method="HEAD")[2] == b""


def test_forms_and_uploads(server: Server) -> None:
    kind, body = multipart(("a", None, b"1"), ("f", "x.txt", b"content"))
    answer = server.get("/form.php", f"Content-Type: {kind}", method="POST", body=body)
    assert answer[2] == b'[{"a":"1"},{"f":["x.txt",0,7,"content"]}]'
    chunked = (b"POST /input.php HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
               b"3\r\nabc\r\n2;x=y\r\nde\r\n0\r\n\r\n")
    assert server.ask(chunked).endswith(b"POST:abcde")


def test_log(server: Server) -> None:
    server.get("/sub/?q")
    server.get("/missing.txt")
    server.get("/fatal.php")
    text = re.sub(r"\[\w{3} \w{3} [ \d]\d \d\d:\d\d:\d\d \d{4}\] 127\.0\.0\.1:\d+", "@", server.log.read_text())
    assert "@ Accepted\n@ [200]: GET /sub/?q\n@ Closing\n" in text
    assert "@ [404]: GET /missing.txt - No such file or directory\n" in text
    assert "@ [200]: GET /fatal.php - Uncaught Error: Call to undefined function nothing() in " in text


def test_memory_that_requests_leave_behind(zvm: list[str], tmp_path: Path) -> None:
    """An object that SQLite calls and that has the connection is in a circle which only the library closes."""
    pytest.importorskip("apsw")
    folder = tmp_path / "www"
    folder.mkdir()
    (folder / "index.php").write_text(
        "<?php class F { public $db; public $text; function call($x) { return $x; } } $f = new F;"
        "$f->text = str_repeat('x', 4 << 20) . random_int(0, 9); $f->db = new PDO('sqlite::memory:');"
        "foreach (['a', 'b'] as $name) $f->db->sqliteCreateFunction($name, [$f, 'call'], 1);"
        "$f->db->sqliteCreateAggregate('c', [$f, 'call'], [$f, 'call']);"
        "$f->db->sqliteCreateCollation('d', fn ($x, $y) => strcmp($x, $y) . $f->text);"
        "echo $f->db->query('SELECT a(7)')->fetchColumn(), ' ', memory_get_usage();")
    with serving(zvm, folder) as server:
        answers = [server.get("/")[2].split() for _ in range(20)]
    assert {value for value, _ in answers} == {b"7"}
    assert max(int(size) for _, size in answers) < 12 * (4 << 20)


@pytest.mark.parametrize("request_", HOSTILE, ids=range(len(HOSTILE)))
def test_malformed_requests(server: Server, request_: bytes) -> None:
    assert server.ask(request_) == b""
    assert server.get("/sub/")[2] == b"sub"


@pytest.mark.parametrize("path", TRAVERSALS, ids=repr)
def test_nothing_outside_is_served(server: Server, path: bytes) -> None:
    answer = server.ask(b"GET " + path + b" HTTP/1.1\r\nHost: x\r\n\r\n")
    assert b"secret" not in answer.partition(b"\r\n\r\n")[2].replace(b"secret.txt", b"")
    assert b"<?php" not in answer


def test_cut_and_broken_requests(server: Server) -> None:
    whole = b"POST /input.php HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nabcde"
    for size in range(len(whole)):
        assert server.ask(whole[:size]) == b""
    for place in range(0, 40):
        server.ask(whole[:place] + bytes((place * 7 % 256,)) + whole[place + 1:])
    assert server.ask(whole).endswith(b"POST:abcde")


def test_unknown_methods(server: Server) -> None:
    assert server.get("/", method="FOO")[0] == "HTTP/1.1 501 Not Implemented"


def test_routers(zvm: list[str], tmp_path: Path) -> None:
    folder = make_site(tmp_path / "www")
    router = tmp_path / "router.php"
    router.write_text("<?php if ($_SERVER['REQUEST_URI'] === '/a.txt') return false; echo 'routed ', "
                      "$_SERVER['SCRIPT_NAME'];")
    with serving(zvm, folder, str(router)) as server:
        assert server.get("/a.txt")[2] == b"plain"
        assert server.get("/x/y")[2] == b"routed /index.php"
