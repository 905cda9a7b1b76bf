"""A small site for the tests of servers, and calling a WSGI application without one."""
from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

FILES = {
    "index.php": "<?php echo 'index ', $_SERVER['PATH_INFO'] ?? '-', ' ', json_encode($_GET);",
    "sub/index.php": "<?php echo 'sub';",
    "a.txt": "plain",
    "style.css": "p {}",
    "form.php": "<?php echo json_encode([$_POST, array_map(fn($f) => [$f['name'], $f['error'], $f['size'], "
                "$f['tmp_name'] ? file_get_contents($f['tmp_name']) : null], $_FILES)]);",
    "move.php": "<?php $from = $_FILES['f']['tmp_name']; var_dump(is_uploaded_file($from), "
                "move_uploaded_file($from, __DIR__ . '/moved.txt'), file_exists($from), is_uploaded_file($from)); "
                "echo file_get_contents(__DIR__ . '/moved.txt');",
    "headers.php": "<?php http_response_code(404); header('X-One: 1'); header('X-One: 2', false); "
                   "setcookie('c', 'v w'); echo json_encode(headers_list());",
    "redirect.php": "<?php header('Location: /elsewhere'); echo http_response_code();",
    "cookie.php": "<?php echo json_encode($_COOKIE);",
    "input.php": "<?php echo $_SERVER['REQUEST_METHOD'], ':', file_get_contents('php://input');",
    "session.php": "<?php session_start(); $_SESSION['n'] = ($_SESSION['n'] ?? 0) + 1; echo $_SESSION['n'];",
    "fatal.php": "<?php header('X-A: 1'); nothing();",
    "auth.php": "<?php echo $_SERVER['PHP_AUTH_USER'] ?? 'nobody', '/', $_SERVER['PHP_AUTH_PW'] ?? '';",
    "state.php": "<?php class State { public static $n = 0; } echo ++State::$n, defined('X') ? 'X' : ''; "
                 "define('X', 1);",
    "large.php": "<?php for ($i = 0; $i < 1000; $i++) echo str_repeat('x', 1000);",
    "exit.php": "<?php echo 'a'; exit(3);",
    "all.php": "<?php echo json_encode(getallheaders()['X-Test'] ?? null), PHP_SAPI, json_encode(defined('STDIN'));",
}


def make_site(folder: Path) -> Path:
    """Write the files of the site below a folder."""
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


class Answer:
    """What an application answered."""

    def __init__(self, status: str, headers: list[tuple[str, str]], body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body

    def all(self, name: str) -> list[str]:
        """The values of a header."""
        return [value for key, value in self.headers if key.lower() == name.lower()]


def call(application: Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]], path: str, method: str = "GET",
         body: bytes = b"", **environ: Any) -> Answer:
    """Call a WSGI application as a server does."""
    answer: list[Any] = []

    def start_response(status: str, headers: list[tuple[str, str]]) -> None:
        answer.extend([status, headers])

    name, _, query = path.partition("?")
    pieces = application({"REQUEST_METHOD": method, "SCRIPT_NAME": "", "PATH_INFO": name, "QUERY_STRING": query,
                          "SERVER_NAME": "localhost", "SERVER_PORT": "80", "SERVER_PROTOCOL": "HTTP/1.1",
                          "wsgi.url_scheme": "http", "wsgi.input": io.BytesIO(body),
                          "CONTENT_LENGTH": str(len(body)), **environ}, start_response)
    data = b"".join(pieces)
    return Answer(answer[0], answer[1], data)


def multipart(*parts: tuple[str, str | None, bytes]) -> tuple[str, bytes]:
    """The content type and body of a form: (field, file name or None, content)."""
    body = b""
    for field, filename, content in parts:
        named = "" if filename is None else f'; filename="{filename}"'
        body += (f'--XyZ\r\nContent-Disposition: form-data; name="{field}"{named}\r\n'
                 f"Content-Type: text/plain\r\n\r\n").encode() + content + b"\r\n"
    return "multipart/form-data; boundary=XyZ", body + b"--XyZ--\r\n"
